import { expect, test } from 'vitest';
import type { Timeline } from '../timeline.ts';
import { waysBack, waysOn } from './ways.ts';

/** Two players, two turns each; points for both at 7, for the second alone at 10. */
const timeline = {
  first: 2,
  last: 12,
  stops: [2, 3, 4, 7, 8, 10, 12],
  turns: [
    { seat: 0, moment: 2 },
    { seat: 1, moment: 4 },
    { seat: 0, moment: 8 },
    { seat: 1, moment: 10 },
  ],
  scores: [
    { moment: 7, points: [0, 1].map((seat) => ({ seat, points: 3 })) },
    { moment: 10, points: [{ seat: 1, points: 4 }] },
  ],
} as unknown as Timeline;

test('the next move, turn and score', () => {
  expect(waysOn(timeline, 2)).toEqual({ move: 3, turn: 4, score: 7 });
  expect(waysOn(timeline, 7)).toEqual({ move: 8, turn: 8, score: 10 });
});

test('after the last turn comes the end, and after it nothing', () => {
  expect(waysOn(timeline, 10)).toEqual({ move: 12, turn: 12, score: undefined });
  expect(waysOn(timeline, 12)).toEqual({ move: undefined, turn: undefined, score: undefined });
});

test('back from the middle of a turn leads to its beginning, then to the one before', () => {
  expect(waysBack(timeline, 7)).toEqual({ move: 4, turn: 4, score: undefined });
  expect(waysBack(timeline, 4)).toEqual({ move: 3, turn: 2, score: undefined });
  expect(waysBack(timeline, 12)).toEqual({ move: 10, turn: 10, score: 10 });
  expect(waysBack(timeline, 2)).toEqual({ move: undefined, turn: undefined, score: undefined });
});

test('who follows a seat meets its turns and its points only', () => {
  expect(waysOn(timeline, 2, 1)).toMatchObject({ turn: 4, score: 7 });
  expect(waysOn(timeline, 4, 1)).toMatchObject({ turn: 10, score: 7 });
  expect(waysOn(timeline, 7, 0)).toMatchObject({ turn: 8, score: undefined });
  expect(waysBack(timeline, 12, 0)).toMatchObject({ turn: 8, score: 7 });
});
