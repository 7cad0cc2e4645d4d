import { fileURLToPath } from 'node:url';
import { readPuzzle, setUp } from '@bastide/bots/puzzles';
import { scoresOf } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import { filesOf, kinds, urlOf, valuesOf } from '../../../corpus/things.ts';
import { runCli } from './program/run-cli.ts';

/** The corpus is whole, and the command line replays and verifies its records, proofs and puzzles (corpus/README.md). */

/** How many things of each kind were frozen at the first. The corpus only grows. */
const LEAST = {
  'changed-rules': 1,
  databases: 2,
  history: 14,
  logs: 114,
  'page-records': 26,
  profiles: 1,
  proofs: 56,
  puzzles: 119,
  records: 67,
  replays: 12,
  saved: 26,
  shelf: 22,
} as const;

interface RecordFacts {
  readonly id: string;
  readonly moves: number | readonly unknown[];
  readonly final?: readonly number[];
}

test('nothing is missing', () => {
  expect(kinds()).toEqual(expect.arrayContaining(Object.keys(LEAST)));
  for (const kind of kinds()) {
    const count = filesOf(kind).reduce((sum, { things }) => sum + things.length, 0);
    expect([kind, count]).toEqual([kind, Math.max(count, LEAST[kind as keyof typeof LEAST] ?? 1)]);
  }
});

describe.each(['records', 'page-records', 'proofs'])('%s', (kind) => {
  const files = filesOf<RecordFacts>(kind);

  test('replay as they were played', async () => {
    const { status, last } = await runCli(['replay', ...pathsOf(kind)]);
    const count = files.reduce((sum, { things }) => sum + things.length, 0);
    expect([status, last]).toEqual([0, `${count} records: ${count} identical, 0 different`]);
  });

  test('are those that were noted', () => {
    for (const { file, things } of files)
      expect(valuesOf(kind, file).map(noted)).toMatchObject(things.map(noted));
  });
});

test('every proof holds, and chance did as much as it did', async () => {
  const files = filesOf<RecordFacts & { readonly deeds: number }>('proofs');
  const { status, out } = await runCli(['verify', ...pathsOf('proofs')]);
  const expected = files.flatMap(({ things }) =>
    things.map(({ id, deeds }) => `${id}: fair, all ${deeds} draws of chance are what the seed says`),
  );
  expect(out.trimEnd().split('\n')).toEqual([
    ...expected,
    `${expected.length} records: ${expected.length} fair, 0 not`,
  ]);
  expect(status).toBe(0);
});

test('puzzles are set up, with the solution they had', () => {
  for (const { file, things } of filesOf('puzzles'))
    expect(valuesOf('puzzles', file).map(posed)).toEqual(things);
});

function pathsOf(kind: string): string[] {
  return filesOf(kind).map(({ file }) => fileURLToPath(urlOf(kind, file)));
}

/** What a record tells of itself; that it tells the truth, replaying it has shown. */
function noted(value: unknown): RecordFacts {
  const { id, moves, final } = value as RecordFacts;
  return { id, moves: typeof moves === 'number' ? moves : moves.length, ...(final && { final }) };
}

function posed(value: unknown): object {
  const read = readPuzzle(value);
  if ('error' in read) throw new Error(`${read.error} at ${read.at}`);
  const set = setUp(read.ok);
  if ('error' in set) throw new Error(`${read.ok.id}: ${set.error} at ${set.at}`);
  const { game, moves, solution } = set.ok;
  const asked = { seat: game.toMove, question: game.question.id };
  return { id: read.ok.id, moves: moves.length, solution: solution.length, scores: scoresOf(game), asked };
}
