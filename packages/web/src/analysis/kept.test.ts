import type { Verdict } from '@bastide/bots/analysis';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameKey, keepAnalysis, keptAnalysis } from './kept.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const verdict: Verdict = {
  decision: { seat: 0, from: 4, to: 6, placed: 1 },
  played: { worths: [1, 2], chances: [0.25, 0.75] },
  better: undefined,
  loss: { points: { mean: 1.23456789, error: 0.1 }, chance: { mean: 0, error: 0 } },
  trials: 48,
  lapse: undefined,
};
const analysis = (game: string) => ({ game, level: 'baron', verdicts: [verdict] }) as const;

test('an analysis is kept with its game, in numbers short enough for the browser', () => {
  const game = gameKey({ sets: ['base'] }, [{ by: 0, do: 'pass' }]);
  keepAnalysis(analysis(game));
  expect(keptAnalysis(game)?.verdicts[0].loss.points.mean).toBe(1.2346);
  expect(keptAnalysis(gameKey({ sets: ['base'] }, []))).toBeUndefined();
});

test('the oldest go, and one game has one', () => {
  for (const game of ['a', 'b', 'c', 'd', 'e', 'e']) keepAnalysis(analysis(game));
  expect(['a', 'b', 'e'].map((game) => keptAnalysis(game) !== undefined)).toEqual([false, true, true]);
});

test('a verdict without what is drawn of it is not shown', () => {
  const { played, ...rest } = verdict;
  keepAnalysis({ ...analysis('a'), verdicts: [rest as Verdict] });
  expect(keptAnalysis('a')).toBeUndefined();
});

test('what is broken in the browser counts as nothing', () => {
  for (const broken of ['{', '{}', '[1, null, {"game": 3}]']) {
    kept.set('bastide.analyses', broken);
    expect(keptAnalysis('a')).toBeUndefined();
  }
});
