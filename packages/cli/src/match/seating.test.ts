import { expect, test } from 'vitest';
import { GAMES_A_PAIR, marginOf, seating, winOf } from './seating.ts';

test('sides alternate and are swapped in the second game', () => {
  expect([seating(2, 0), seating(2, 1)]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(seating(4, 1)).toEqual(['b', 'a', 'b', 'a']);
});

test.each([2, 3, 4, 5, 6, 7, 8])('of %i seats each side has every one once in a pair', (players) => {
  for (let seat = 0; seat < players; seat++) {
    const sides = Array.from({ length: GAMES_A_PAIR }, (_, game) => seating(players, game)[seat]);
    expect(sides.sort()).toEqual(['a', 'b']);
  }
});

test('the margin is between the means of the seats, the win between the best of them', () => {
  const seats = seating(3, 0);
  expect(marginOf(seats, [50, 61, 60])).toBe(-6);
  expect(winOf(seats, [50, 61, 60])).toBe(0);
  expect(winOf(seats, [50, 61, 62])).toBe(1);
  expect(winOf(seats, [50, 61, 61])).toBe(0.5);
});
