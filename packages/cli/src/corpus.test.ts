import { fileURLToPath } from 'node:url';
import { readPuzzle, setUp } from '@bastide/bots/puzzles';
import { type GameRecord, newGame, readRecord, recordedMoves, scoresOf } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import { filesOf, kinds, urlOf, valuesOf } from '../../../corpus/things.ts';
import { runCli } from './stage.ts';

/** The corpus is whole, and the command line replays and verifies its records, proofs and puzzles (corpus/README.md). */

/** How many things of each kind were frozen at the first. The corpus only grows. */
const LEAST = {
  databases: 2,
  history: 14,
  logs: 114,
  'page-records': 24,
  profiles: 1,
  proofs: 56,
  puzzles: 119,
  records: 64,
  replays: 12,
  saved: 24,
  shelf: 20,
} as const;

interface RecordFacts {
  readonly id: string;
  readonly moves: number;
  readonly final?: readonly number[];
  readonly scores?: readonly number[];
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

  test('end where they ended', () => {
    for (const { file, things } of files)
      expect(valuesOf(kind, file).map(ended)).toMatchObject(things.map(known));
  });
});

test('every proof holds, and chance did as much as it did', async () => {
  const files = filesOf<RecordFacts & { readonly deeds: number }>('proofs');
  const { status, out } = await runCli(['verify', ...pathsOf('proofs')]);
  const expected = files.flatMap(({ things }) =>
    things.map(({ id, deeds }) => `${id}: fair, all ${deeds} deeds of chance are what the seed says`),
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

/** What replaying finds, to be compared with the facts. */
function ended(value: unknown): RecordFacts {
  const read = readRecord(value);
  if ('error' in read) throw new Error(`${read.error} at ${read.at}`);
  const record: GameRecord = read.ok;
  const made = newGame(record);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const played = recordedMoves(record, made.ok);
  if ('error' in played) throw new Error(`${record.id}: ${played.error} at ${played.at}`);
  const scores = scoresOf(made.ok);
  return { id: record.id, moves: record.moves.length, scores, ...(made.ok.over && { final: scores }) };
}

function known({ id, moves, final, scores }: RecordFacts): RecordFacts {
  return { id, moves, ...(final && { final }), ...(scores && { scores }) };
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
