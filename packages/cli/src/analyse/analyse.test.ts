import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Judge } from '@bastide/bots/analysis';
import { planted } from '@bastide/bots/testing';
import { FORMAT, History, newGame } from '@bastide/rules';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Threads load all sources anew, which takes long on a busy computer. */
const PATIENCE = 300_000;

const { setup, moves, at } = planted('base', 2, 'not-taken', 0);

/** A file with the record of these moves. */
function recorded(name: string, played: typeof moves): string {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  for (const move of played) history.play(move);
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(history.record(name)));
  return path;
}

test(
  'a planted mistake is found in a game that is not over yet, with progress on a terminal',
  async () => {
    const file = recorded('planted', moves);
    const { status, out, err } = await runCli(['analyse', file, '--level', 'knight'], '', { isTTY: true });
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`move ${at}, player \\d \\?{1,2} (mistake|blunder)`));
    expect(out).toMatch(/better: place .*\n {4}why: {4}.*\d+ points more right away/);
    expect(out).toMatch(/player 1: accuracy \d+ %/);
    expect(err).toMatch(/ of \d+ decisions · .* left/);
  },
  PATIENCE,
);

test(
  'a thread judges as one would without threads',
  async () => {
    const short = moves.slice(0, 14);
    const argv = ['analyse', recorded('short', short), '--level', 'knight', '--json', '--workers', '1'];
    const { out } = await runCli(argv);
    const judge = new Judge(setup, short, 'knight');
    const expected = judge.decisions.map((_, number) => judge.judge(number));
    expect(expected.length).toBeGreaterThan(3);
    expect(JSON.parse(out).verdicts).toEqual(JSON.parse(JSON.stringify(expected)));
  },
  PATIENCE,
);

test(
  'a game with an expansion that is not ours is judged, with what its valuer says',
  async () => {
    const file = join(folder, 'festival.json');
    const festival = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));
    const record = {
      format: FORMAT,
      id: 'festival',
      sets: ['base', 'festival'],
      players: 2,
      moves: [
        { by: 'chance', do: 'first', seat: 0 },
        { by: 'chance', do: 'draw', tile: 'festival/monastery' },
        { by: 0, do: 'place', tile: 'festival/monastery', x: 0, y: 1, rot: 0 },
        { by: 0, do: 'pass' },
      ],
    };
    writeFileSync(file, JSON.stringify(record));
    const argv = ['analyse', file, '--level', 'knight', '--workers', '1'];
    const { status, out, err } = await runCli([...argv, '--with', festival]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('better: place festival/monastery');
    expect((await runCli(argv)).err).toContain('unknown-set');
  },
  PATIENCE,
);

test.each([
  [['analyse'], 'needs a file'],
  [['analyse', 'x.json', '--level', 'page'], '--level is one of knight'],
  [['analyse', join(folder, 'nowhere.json')], 'no-such-file'],
])('what can’t be done is refused: %s', async (argv, why) => {
  const { status, err } = await runCli(argv);
  expect(status).toBe(2);
  expect(err).toContain(why);
});
