import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMAT } from '@bastide/rules';
import { afterAll, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

const FESTIVAL = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bastide-registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder whose rules/index.ts is this. */
function written(name: string, source: string): string {
  mkdirSync(join(folder, name, 'rules'), { recursive: true });
  writeFileSync(join(folder, name, 'rules', 'index.ts'), source);
  return join(folder, name);
}

test('games with the expansion of a folder are played, checked, written and replayed', async () => {
  const out = join(folder, 'festival.jsonl');
  const argv = ['--sets', 'base,festival', '--with', FESTIVAL];
  const simulated = await runCli(['simulate', ...argv, '--games', '1', '--check', '--out', out]);
  expect([simulated.status, simulated.err]).toEqual([0, '']);
  const replayed = await runCli(['replay', out, '--with', FESTIVAL]);
  expect(replayed.last).toBe('1 records: 1 identical, 0 different');
  expect((await runCli(['replay', out])).err).toContain('unknown-set at sets.1: “festival”');
});

test('its openings are counted', async () => {
  const { out } = await runCli(['perft', '--sets', 'base,festival', '--depth', '1', '--with', FESTIVAL]);
  const without = await runCli(['perft', '--sets', 'base', '--depth', '1']);
  expect(Number(out.split('\t')[1])).toBeGreaterThan(Number(without.out.split('\t')[1]));
});

test('its tiles are drawn, with the letters of its marks', async () => {
  const { out } = await runCli(['tiles', 'festival', '--with', FESTIVAL]);
  expect(out).toContain('The Festival (festival): 10 tiles');
  expect(out).toMatch(/[.]F[.]/);
});

test('threads know it as well', async () => {
  const argv = ['match', '--a', 'random', '--b', 'random', '--sets', 'base,festival', '--with', FESTIVAL];
  const { status, err } = await runCli([...argv, '--pairs', '1', '--workers', '1']);
  expect([status, err]).toEqual([0, '']);
});

test('the terminal offers it in its words, and plays it', async () => {
  const file = join(folder, 'festival.json');
  const moves = [
    { by: 'chance', do: 'first', seat: 0 },
    { by: 'chance', do: 'draw', tile: 'base/B' },
    { by: 0, do: 'place', tile: 'base/B', x: 0, y: 1, rot: 0 },
    { by: 0, do: 'deploy', figure: 'follower', x: 0, y: 1, on: 'monastery' },
    { by: 'chance', do: 'draw', tile: 'base/B' },
    { by: 1, do: 'place', tile: 'base/B', x: 0, y: 2, rot: 0 },
    { by: 1, do: 'pass' },
    { by: 'chance', do: 'draw', tile: 'festival/city' },
    { by: 0, do: 'place', tile: 'festival/city', x: 0, y: -1, rot: 180 },
  ];
  const record = { format: FORMAT, id: 'one', sets: ['base', 'festival'], players: 2, moves };
  writeFileSync(file, JSON.stringify(record));
  const argv = ['play', '--resume', file, '--with', FESTIVAL, '--against', 'nobody', '--lang', 'en'];
  const { status, out } = await runCli(argv, 'h\nfestival follower 0,1 monastery\nq\n');
  expect(status).toBe(0);
  expect(out).toContain('Call a follower home from the monastery at 0,1');
  expect(out).toContain('P pennant, F festival');
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved.moves.at(9)).toMatchObject({ do: 'festival', figure: 'follower', x: 0, y: 1 });
});

test('bots are told what it is worth', async () => {
  const source = `export const expansion = { id: 'dear', texts: { en: {}, fr: {} }, citations: {} };`;
  const dear = written('dear', source);
  mkdirSync(join(dear, 'bots'));
  const valuer = `export const valuer = { id: 'dear', values() { throw new Error('I was asked'); } };`;
  writeFileSync(join(dear, 'bots', 'index.ts'), valuer);
  const argv = ['match', '--a', 'knight', '--b', 'random', '--sets', 'base,dear', '--with', dear];
  const { err } = await runCli([...argv, '--pairs', '1', '--workers', '1']);
  expect(err).toContain('I was asked');
});

const whole = `id: 'mine', texts: { en: {}, fr: {} }, citations: {}`;
test.each([
  ['a folder that is not there', join(folder, 'nowhere'), 'there is no such folder'],
  ['a folder without rules', folder, 'it has no rules/index.ts. `bastide new-expansion NAME` writes'],
  ['another export', written('other', 'export const mine = {};'), 'must export `expansion`'],
  ['source that does not load', written('broken', 'export const expansion = {'), 'can’t be loaded: '],
  [
    'an id of ours',
    written('taken', `export const expansion = { ${whole.replace('mine', 'river')} };`),
    'the id “river” of one of ours: give it another',
  ],
  [
    'no texts',
    written('mute', `export const expansion = { id: 'mute' };`),
    'needs `texts` in one language at least; needs `citations`',
  ],
  [
    'a position',
    written('placed', `export const expansion = { ${whole}, position: 7 };`),
    'only ours may have: leave it out',
  ],
  [
    'a text of ours',
    written('speaks', `export const expansion = { ${whole.replace('en: {}', `en: { 'set.base': 'x' }`)} };`),
    'two expansions bring “set.base”: give yours another name',
  ],
  [
    'a letter of ours',
    written('alike', `export const expansion = { ${whole}, letters: { marks: { alikeSign: 'P' } } };`),
    '“P” stands for “pennant” and for “alikeSign”: give yours another letter',
  ],
  [
    'a sign of the land',
    written('paved', `export const expansion = { ${whole}, letters: { marks: { paved: '#' } } };`),
    '“#” stands for the land and for “paved”',
  ],
])('refused with what to do: %s', async (_, path, message) => {
  const { status, err } = await runCli(['simulate', '--with', path, '--games', '1']);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('the same folder twice is refused', async () => {
  const { err } = await runCli(['simulate', '--with', FESTIVAL, '--with', FESTIVAL, '--games', '1']);
  expect(err).toContain('two expansions are called festival');
});

test('the next command without it does not know it any more', async () => {
  expect((await runCli(['simulate', '--sets', 'base,festival'])).err).toContain('unknown-set');
});
