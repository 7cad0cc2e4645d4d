import type { Move } from '@bastide/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../../session/storage.ts';
import { isSameGame, oddOnShelf, shelf, shelve, takeOff } from './shelf.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** A table where the first seat passed so many times. */
function game(name: string, moves: number): SavedTable {
  const pass: Move = { by: 0, do: 'pass' };
  return {
    table: {
      setup: { sets: ['base'], options: {}, players: 2 },
      seats: [
        { name, colour: 'red', player: 'person' },
        { name: 'Zoe', colour: 'blue', player: 'person' },
      ],
    },
    moves: new Array<Move>(moves).fill(pass),
  };
}

test('a game that makes room for another one is kept, the newest first', () => {
  shelve(game('Ada', 3));
  shelve(game('Bob', 3));
  expect(shelf().map(({ table }) => table.seats[0].name)).toEqual(['Bob', 'Ada']);
});

test('a game nobody has moved in is not kept', () => {
  shelve(game('Ada', 0));
  expect(shelf()).toEqual([]);
});

test('at most five are kept', () => {
  for (const name of 'ABCDEFG') shelve(game(name, 1));
  expect(shelf().map(({ table }) => table.seats[0].name)).toEqual(['G', 'F', 'E', 'D', 'C']);
});

test('a game played on leaves the shelf, and is the same however long it grew', () => {
  shelve(game('Ada', 20));
  expect(isSameGame(game('Ada', 20), game('Ada', 40))).toBe(true);
  expect(isSameGame(game('Ada', 20), game('Bob', 20))).toBe(false);
  takeOff(game('Ada', 20));
  expect(shelf()).toEqual([]);
});

test('what this page can’t read is no table here, and stays where it lies', () => {
  const odd = [null, { seats: 'of another time' }, { ...game('Ada', 1), moves: [null] }];
  localStorage.setItem('bastide.shelf', JSON.stringify(odd));
  for (const name of 'ABCDEFG') shelve(game(name, 1));
  takeOff(game('G', 1));
  expect(shelf().map(({ table }) => table.seats[0].name)).toEqual(['F', 'E', 'D', 'C']);
  expect(oddOnShelf()).toEqual(odd);
});
