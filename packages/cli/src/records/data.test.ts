import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@bastide/rules';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'games.jsonl.gz');
const recordsIn = (path: string) =>
  gunzipSync(readFileSync(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);

const simulated = runCli([
  'simulate',
  '--by',
  'page',
  '--games',
  '3',
  '--seed',
  '5',
  '--out',
  file,
  '--legal',
]);

test('games of a bot are written with what else could have been chosen, and hold', async () => {
  expect(JSON.parse((await simulated).last)).toMatchObject({ games: 3 });
  const [{ moves, final = [] }] = recordsIn(file);
  expect(moves.filter((move) => move.do === 'place').every(({ legal }) => Number(legal) > 0)).toBe(true);
  expect(moves.find((move) => move.do === 'deploy')?.options).toContain('pass');
  // A page plays better than anything goes.
  expect(Math.max(...final)).toBeGreaterThan(30);
  expect((await runCli(['replay', file])).last).toBe('3 records: 3 identical, 0 different');
});

test('records become tables, a row a game or a row a move', async () => {
  await simulated;
  const games = (await runCli(['records', file, '--csv', 'games'])).out.trimEnd().split('\n');
  expect(games).toHaveLength(1 + 3);
  expect(games[0]).toMatch(/^id,players,sets,options,moves,tiles,winners,points0,/);
  expect(games[1]).toMatch(/^simulate-5,2,base,"\{""/);
  const moves = (await runCli(['records', file, '--csv', 'moves'])).out.trimEnd().split('\n');
  expect(moves[0]).toMatch(/^id,n,by,do,tile,x,y,rot,figure,on,legal,more,score0,/);
  const played = recordsIn(file).flatMap((record) => record.moves);
  expect(moves).toHaveLength(1 + played.length);
  expect(moves.filter((row) => row.includes(',place,'))).toHaveLength(
    played.filter((move) => move.do === 'place').length,
  );
  expect((await runCli(['records', file])).err).toContain('--csv games or --csv moves');
});

test('the games of a match are written too', async () => {
  const to = join(folder, 'match.jsonl');
  const argv = [
    'match',
    '--a',
    'random',
    '--b',
    'random',
    '--pairs',
    '1',
    '--workers',
    '1',
    '--records',
    to,
    '--legal',
  ];
  expect((await runCli(argv)).status).toBe(0);
  expect((await runCli(['replay', to])).last).toBe('2 records: 2 identical, 0 different');
});

test('nothing to replay is no success', async () => {
  const empty = join(folder, 'empty.jsonl');
  writeFileSync(empty, '\n');
  expect(await runCli(['replay', empty])).toMatchObject({ status: 2, err: 'there is no record in it\n' });
});

test('options and tiles can be had as data', async () => {
  const options = JSON.parse((await runCli(['options', 'base', '--json'])).out);
  expect(options).toContainEqual(
    expect.objectContaining({
      option: 'farmers',
      set: 'base',
      values: expect.arrayContaining([{ value: false, about: 'No farmers' }]),
    }),
  );
  expect((await runCli(['options', 'moon'])).err).toContain('There are: base');
  const tiles = JSON.parse((await runCli(['tiles', 'base', '--json'])).out) as {
    count: number;
    tile: string;
  }[];
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(72);
  expect(tiles[0]).toHaveProperty('segments.0.kind');
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython)
  console.warn('SKIPPED: examples/data/games.py was not tried, because there is no python3 here');
test.skipIf(!hasPython)('the example in Python looks at them', async () => {
  await simulated;
  const script = fileURLToPath(new URL('../../../../examples/data/games.py', import.meta.url));
  const { stdout, stderr } = spawnSync('python3', [script, file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^3 games in/);
  expect(stdout).toContain('after 71 tiles');
});
