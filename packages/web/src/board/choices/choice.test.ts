import type { Answer, Target } from '@bastide/rules';
import { expect, test } from 'vitest';
import {
  answerSpots,
  chooseCell,
  chooseSpot,
  moveChoice,
  NOTHING,
  offTheLand,
  rotated,
  spotOf,
  turn,
} from './choice.ts';

function answer(code: number, target: Partial<Target>): Answer {
  const move = { by: 0, do: 'place', tile: 'base/U', x: 0, y: 0, rot: 0 } as const;
  return { code, move, target: { label: 'place', ...target } };
}

/** Three cells: (0,0) in two rotations, (2,0) in one, (0,2) in two. */
const places: readonly Answer[] = [
  answer(1, { x: 0, y: 0, rot: 180 }),
  answer(2, { x: 0, y: 0, rot: 0 }),
  answer(3, { x: 2, y: 0, rot: 90 }),
  answer(4, { x: 0, y: 2, rot: 0 }),
  answer(5, { x: 0, y: 2, rot: 180 }),
];

/** Two segments of one tile, one for two kinds of figure, and pass. */
const figures: readonly Answer[] = [
  answer(11, { x: 1, y: 1, on: 'city:N', figure: 'follower' }),
  answer(12, { x: 1, y: 1, on: 'city:N', figure: 'big' }),
  answer(13, { x: 1, y: 1, on: 'road:S', figure: 'follower' }),
  answer(14, { label: 'pass' }),
];

test('rotations of one cell are one place, in order', () => {
  expect(answerSpots(places).map(({ answers }) => answers.map(({ code }) => code))).toEqual([
    [2, 1],
    [3],
    [4, 5],
  ]);
});

test('segments of one tile are places of their own', () => {
  expect(answerSpots(figures).map(({ answers }) => answers.map(({ code }) => code))).toEqual([
    [11, 12],
    [13],
  ]);
});

test('what has no place on the land is left to the panel', () => {
  expect(offTheLand(figures).map(({ code }) => code)).toEqual([14]);
});

test('clicking a cell chooses its first rotation, again the next legal one, round and round', () => {
  const first = chooseCell(NOTHING, places, 0, 0);
  const second = chooseCell(first, places, 0, 0);
  expect([first.code, second.code, chooseCell(second, places, 0, 0).code]).toEqual([2, 1, 2]);
});

test('another cell keeps the rotation where it is legal', () => {
  expect(chooseCell({ code: 1 }, places, 0, 2)).toEqual({ code: 5 });
  expect(chooseCell({ code: 1 }, places, 2, 0)).toEqual({ code: 3 });
});

test('a cell that is not legal changes nothing', () => {
  expect(chooseCell({ code: 1 }, places, 7, 7)).toEqual({ code: 1 });
});

test('turning stays on the place chosen, both ways', () => {
  expect(turn({ code: 4 }, places, 1)).toEqual({ code: 5 });
  expect(turn({ code: 4 }, places, -1)).toEqual({ code: 5 });
  expect(turn({ code: 3 }, places, 1)).toEqual({ code: 3 });
  expect(turn({ code: 11 }, figures, 1)).toEqual({ code: 12 });
  expect(turn(NOTHING, places, 1)).toBe(NOTHING);
});

test('the tile is held as it was, or turned as little farther as is legal', () => {
  const [cell] = answerSpots(places);
  expect([0, 90, 180, 270].map((rot) => rotated(cell, rot).code)).toEqual([2, 1, 1, 2]);
});

test('arrows move to the nearest place that way, and stay at the last', () => {
  const start = moveChoice(NOTHING, places, 'right');
  expect(start).toEqual({ code: 2 });
  expect(moveChoice(start, places, 'right')).toEqual({ code: 3 });
  expect(moveChoice(start, places, 'down')).toEqual({ code: 4 });
  expect(moveChoice({ code: 3 }, places, 'right')).toEqual({ code: 3 });
});

test('arrows tell the segments of one tile apart by where they are', () => {
  const where = ({ key }: { key: string }) =>
    key.includes('city') ? { x: 150, y: 110 } : { x: 150, y: 180 };
  expect(moveChoice({ code: 11 }, figures, 'down', where)).toEqual({ code: 13 });
  expect(moveChoice({ code: 13 }, figures, 'up', where)).toEqual({ code: 11 });
});

test('a place chosen again gives its next answer', () => {
  const city = spotOf({ code: 11 }, figures);
  expect(city && chooseSpot({ code: 11 }, figures, city)).toEqual({ code: 12 });
  expect(city && chooseSpot({ code: 13 }, figures, city)).toEqual({ code: 11 });
});
