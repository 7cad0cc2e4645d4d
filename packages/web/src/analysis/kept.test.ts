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

const verdict = { trials: 48, loss: { points: { mean: 1.23456789, error: 0.1 } } } as unknown as Verdict;
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

test('what is broken in the browser counts as nothing', () => {
  for (const broken of ['{', '{}', '[1, null, {"game": 3}]']) {
    kept.set('bastide.analyses', broken);
    expect(keptAnalysis('a')).toBeUndefined();
  }
});
