import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('B11 example: an unfinished city of 5 tiles with 3 pennants pays 8, the fewer knights 0', () => {
  const game = scene(`
    #...# ##### #...# #...#
    ##### ##### ##### #####
    #EP## ##P## ##P## ###K#
    ##### ##### ##### #####
    #...# ##### #...# #...#
          ##E##
          .###.
          .....
          .....
          .....
    E: green follower, K: black follower
  `);
  expect(game.finish().awards).toMatchObject([
    { seat: 'green', points: 8, cause: 'city.unfinished', because: { tiles: 5, pennants: 3 } },
  ]);
});

test('B11 example: an unfinished city of 2 tiles with 1 pennant pays 3', () => {
  const game = scene(`
    #...# #....
    ##### ##...
    #BP## ##...
    ##### ##...
    #...# #....
    B: blue follower
  `);
  expect(game.finish().scores).toEqual({ blue: 3 });
});

test('B11 example: an unfinished road of 3 tiles pays 3', () => {
  const game = scene(`
    ..... ..... .....
    ..... ..... .....
    ----- ---R- --+..
    ..... ..... ..|..
    ..... ..... ..|..
    R: red follower
  `);
  expect(game.finish().awards).toMatchObject([
    { seat: 'red', points: 3, cause: 'road.unfinished', because: { tiles: 3 } },
  ]);
});

test('B11 example: an unfinished monastery with 3 neighbours pays 4', () => {
  const game = scene(`
    ..... #####
    ..... .###.
    ..Y.. .....
    ..... .....
    ..... .....
    ..... ....#
    ..... ...##
    ..... ...##
    .###. ...##
    ##### ....#
    Y: yellow follower
  `);
  expect(game.finish().scores).toEqual({ yellow: 4 });
});

test('B11 example: an unfinished monastery with 4 neighbours pays 5', () => {
  const game = scene(`
    #.... ..... #####
    ##... ..... .###.
    ##... ..Y.. .....
    ##... ..... .....
    #.... ..... .....
          ..... ....#
          ..... ...##
          ..... ...##
          .###. ...##
          ##### ....#
    Y: yellow follower
  `);
  expect(game.finish().awards).toMatchObject([
    { seat: 'yellow', points: 5, cause: 'monastery.unfinished', because: { tiles: 5 } },
  ]);
});

test('B11 in final scoring those tied for most each get all the points', () => {
  const game = scene(`
    ..... .....
    ..... .....
    ---R- ---B-
    ..... .....
    ..... .....
    R: red follower, B: blue follower
  `);
  expect(game.finish().scores).toEqual({ red: 2, blue: 2 });
});
