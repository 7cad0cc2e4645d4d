import { expect, test } from 'vitest';
import type { PlayedPair } from '../pair.ts';
import { describe, inJson } from './report.ts';
import { summarise } from './summary.ts';

/** A pair in which a was ahead by `ahead` in both games, and that took so long and so much. */
function pairOf(pair: number, ahead: number, longest = 1, memory = 2): PlayedPair {
  return {
    pair,
    games: [
      { seats: ['a', 'b'], scores: [50 + ahead, 50] },
      { seats: ['b', 'a'], scores: [50, 50 + ahead] },
    ],
    times: { a: [1], b: [1] },
    cpu: { a: [], b: [] },
    longest: { a: longest, b: 0 },
    memory: [memory, memory],
    faults: [],
    seconds: 1,
  };
}

const names = { a: 'knight', b: 'page' };
const read = (...given: Parameters<typeof summarise>) => JSON.parse(inJson({ ...summarise(...given) }));

test('wins, draws, losses and the margin of a', () => {
  const summary = summarise([pairOf(0, 7), pairOf(1, 0), pairOf(2, -1)], []);
  expect(summary).toMatchObject({ pairs: 3, games: 6, wins: 2, draws: 2, losses: 2 });
  expect(summary.share.mean).toBe(0.5);
  expect(summary.margin.mean).toBe(2);
  expect(summary.scores).toEqual({ a: 52, b: 50 });
});

test('one pair has a margin but no interval: in JSON that is null', () => {
  expect(read([pairOf(0, 7)], []).margin).toEqual({ mean: 7, low: null, high: null });
  expect(describe(names, summarise([pairOf(0, 7)], []))).toContain('margin of a    +7.0 points');
});

test('where every pair broke nothing is known, and that is said', () => {
  const none = { mean: null, low: null, high: null };
  const broken = [{ pair: 0, broken: 'stalled' }];
  const noTime = { decisions: 0, median: null, p95: null, longest: null };
  const nothing = {
    share: none,
    margin: none,
    scores: { a: null, b: null },
    time: { a: noTime, b: noTime },
    memory: { p95: null, most: null },
    broken: 1,
  };
  expect(read([], broken)).toMatchObject(nothing);
  const words = describe(names, summarise([], broken));
  expect(words).toContain('knight against page: no pair was played to its end');
  expect(words).not.toContain('margin');
});

test('very many pairs: more than a function takes as arguments', () => {
  const many: PlayedPair[] = new Array(150_000).fill(pairOf(0, 1));
  const { time, memory, wins } = summarise([...many, pairOf(1, 1, 7, 8)], []);
  expect(time.a.longest).toBe(7);
  expect(memory.most).toBe(8);
  expect(wins).toBe(300_002);
});
