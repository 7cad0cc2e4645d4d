import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GRADES, type Puzzle, setUp, THEMES } from '@bastide/bots/puzzles';
import { describe, expect, test } from 'vitest';
import { expansionIds } from '../setup/plan.ts';
import { readStock } from './stock.ts';

const text = readFileSync(new URL('shipped.jsonl', import.meta.url), 'utf8');
const puzzles: readonly Puzzle[] = readStock(text).map(({ puzzle }) => puzzle);

test('there are a hundred puzzles and more, each another position, the easiest first, in little space', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(100);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  const grades = puzzles.map(({ grade }) => GRADES.indexOf(grade));
  expect(grades).toEqual([...grades].sort());
  expect(gzipSync(text).length).toBeLessThan(100_000);
});

test.each(GRADES)('some are %s', (grade) => {
  expect(puzzles.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(3);
});

test.each(expansionIds)('%s has several', (set) => {
  expect(
    puzzles.filter(({ sets }) => sets.includes(set)).length,
    `find some with \`bastide puzzles --sets base,${set} --out FILE\` and put them among those of shipped.jsonl, the easiest first`,
  ).toBeGreaterThanOrEqual(3);
});

test.each(THEMES)('some are about %s', (theme) => {
  expect(puzzles.some(({ themes }) => themes.includes(theme))).toBe(true);
});

test('many are of the base game alone, some for three and four', () => {
  expect(puzzles.filter(({ sets }) => sets.length === 1).length).toBeGreaterThanOrEqual(10);
  for (const seats of [3, 4])
    expect(puzzles.filter(({ players }) => players === seats).length).toBeGreaterThanOrEqual(2);
});

describe('every puzzle', () => {
  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s: its position is the one stored, and its solution a whole turn',
    (_, puzzle) => {
      const set = setUp(puzzle);
      if ('error' in set) throw new Error(`${set.error} at ${set.at}`);
      const { game, codes } = set.ok;
      expect(game.question.id).toBe('place');
      const seat = game.toMove;
      for (const code of codes) {
        expect(game.toMove).toBe(seat);
        expect(game.mayPlay(code)).toBe(true);
        game.play(code);
      }
      expect(game.toMove).not.toBe(seat);
      expect(puzzle.margin).toBeGreaterThanOrEqual(3);
      expect(puzzle.themes.length).toBeGreaterThan(0);
    },
  );
});
