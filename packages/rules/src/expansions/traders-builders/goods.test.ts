import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { tradersBuildersTiles } from './tiles.ts';

const sets = ['base', 'traders-builders'];

test('TB 24 tiles with 9 wine, 6 wheat and 5 cloth', () => {
  expect(tradersBuildersTiles.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  const marks = (name: string) =>
    tradersBuildersTiles.flatMap(({ segments }) => segments.filter((segment) => segment.marks[name])).length;
  expect([marks('wine'), marks('wheat'), marks('cloth')]).toEqual([9, 6, 5]);
});

test("TB1 example: red closes blue's city: blue gets 10 points, red 1 wine and 2 wheat", () => {
  const game = scene(
    `
    ....# #...# #...# #....
    ...## ##### ##### ##...
    ...#B ##w## ##h## ##...
    ...## ##### ##### #h##.
    ....# #...# #.|.# #####
    B: blue follower
    `,
    { sets },
  );
  game.draw('base/E').place(3, 1).pass();
  expect(game.scores).toEqual({ blue: 10 });
  expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ wine: 1, wheat: 2 }, {}]);
});

test('TB1 the goods are taken after the city is scored', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...#B ##w##
    ...## #####
    ....# #...#
    B: blue follower
    `,
    { sets },
  );
  game.draw('base/E').place(2, 0, 270).pass();
  const told = game.events
    .map(({ event }) => event)
    .filter((event) => event === 'awarded' || event === 'token');
  expect(told).toEqual(['awarded', 'token']);
});

test('TB1 goods are taken from a city without knights too', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...## ##w##
    ...## #####
    ....# #...#
    `,
    { sets },
  );
  game.draw('base/E').place(2, 0, 270).pass();
  expect([game.scores, game.tokens('red')]).toEqual([{}, { wine: 1 }]);
});

test('TB1 an unfinished city gives no goods', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...## ##w##
    ...## #####
    ....# #...#
    `,
    { sets },
  );
  game.draw('base/G').place(2, 0).pass();
  expect(game.tokens('red')).toEqual({});
});

test('TB1 a city that the tile closes with two of its segments gives its goods once', () => {
  const game = scene(
    `
    ....# #....
    ...## ##...
    ...## ##...
    .###R #w##.
    ##### #####
          #####
          ####.
          ##...
          ##...
          #....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/I').place(0, 1).pass();
  expect([game.scores, game.tokens('red')]).toEqual([{ red: 8 }, { wine: 1 }]);
});

test('TB1 example: of three kinds two are tied: 20 and 30 points', () => {
  const game = scene(
    `
    ....# #...#       #...#       #...#
    ...## #####       #####       #####
    ...## ##w##       ##h##       ##c##
    ...## #####       #####       #...#
    ....# #...#       #.|.#       .###.





    ....# #...#       #....
    ...## #####       ##...
    ...## ##w##       ##...
    ...## #####       #h##.
    ....# #.|.#       #####
    `,
    { sets },
  );
  game.draw('base/H').place(2, 2).pass();
  game.draw('base/H').place(2, 0).pass();
  game.draw('base/E').place(3, 3).pass();
  game.draw('base/H').place(4, 0).pass();
  game.draw('base/U').place(0, -1, 90).pass();
  game.draw('base/E').place(6, 0, 270).pass();
  expect([game.tokens('red'), game.tokens('blue')]).toEqual([
    { wine: 1, wheat: 1 },
    { wine: 1, wheat: 1, cloth: 1 },
  ]);
  expect(game.finish().scores).toEqual({ red: 20, blue: 30 });
});

test('TB1 the most of a kind pays 10, and nobody gets anything for none', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...## ##w##
    ...## #####
    ....# #...#
    `,
    { sets },
  );
  game.draw('base/E').place(2, 0, 270).pass();
  expect(game.finish().awards).toMatchObject([
    { seat: 'red', points: 10, cause: 'goods', because: { wine: 1 } },
  ]);
});

test('G10 without goods the marks are scenery', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...## #####
    ...## #####
    ....# #...#
    `,
    { sets, options: { omit: ['traders-builders/goods'] } },
  );
  game.draw('base/E').place(2, 0, 270).pass();
  expect(game.tokens('red')).toEqual({});
  expect(game.finish().scores).toEqual({});
});

test('G10 omit leaves out tiles, builder or pig', () => {
  const omitting = (...parts: string[]) =>
    scene('', { sets, options: { omit: parts.map((part) => `traders-builders/${part}`) } }).game;
  expect(omitting('tiles').piles.remaining).toBe(71);
  expect(omitting('builder').figures.specs.map(({ name }) => name)).toEqual(['follower', 'pig']);
  expect(omitting('pig').figures.specs.map(({ name }) => name)).toEqual(['follower', 'builder']);
});
