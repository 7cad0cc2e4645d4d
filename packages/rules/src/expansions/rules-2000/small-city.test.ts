import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const smallCity = { options: { smallCity: 2 } };

test('E1 example: a closed city of two tiles pays 2', () => {
  const game = scene(
    `
    .....
    .....
    .....
    .###.
    ##R##
    R: red follower
    `,
    smallCity,
  );
  game.draw('base/E').place(0, 1).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 2, cause: 'city', because: { tiles: 2, 'small-city': 1 } },
  ]);
});

test('E1 a closed city of three tiles pays 2 a tile and 2 a pennant', () => {
  const game = scene(
    `
    .....
    .....
    .....
    .###.
    #####
    ###R#
    .##P#
    ...##
    ...##
    ....#
    R: red follower
    `,
    smallCity,
  );
  game.draw('base/E').place(1, 1, 270).pass();
  expect(game.scores).toEqual({ red: 8 });
});

test('E1 example: unfinished cities pay 7 to green, 0 to black, and 2 to blue', () => {
  const game = scene(
    `
    #...# ##### #...# #####
    ##### ##### ##### #####
    #EP## ##P## ##### ###K#
    ##### ##### ##### ##.##
    #...# ##### #...# #...#
          ##E##
          .###.
          .....
          .....
          .....
                            ....#
                            ...##
                            ...##
                            .####
                            #####
                            ##B##
                            .###.
                            .....
                            .....
                            .....
    E: green follower, K: black follower, B: blue follower
    `,
    smallCity,
  );
  expect(game.finish().scores).toEqual({ green: 7, blue: 2 });
});
