import { expect, test } from 'vitest';
import { presets } from '../../index.ts';
import { appraise, pointsFor } from '../../score/worth.ts';
import { scene } from '../../testing/scene.ts';

const perCity = { options: { farmers: 'perCity' } };

test('E2 example: one closed city pays 3, an unfinished one nothing', () => {
  const game = scene(
    `
    ..... #####
    ..B.. .###.
    ..... .....
    .###. .....
    ##### .....
    #####
    .###.
    .....
    .....
    .....
    B: blue follower
    `,
    perCity,
  );
  expect(game.finish().awards).toMatchObject([
    { seat: 'blue', points: 3, cause: 'farmers-of-city', because: { farmers: 1 } },
  ]);
});

test('E2 example: two closed cities pay 6', () => {
  const game = scene(
    `
    ..... .....
    ..B.. .....
    ..... .....
    .###. .###.
    ##### #####
    ##### #####
    .###. .###.
    ..... .....
    ..... .....
    ..... .....
    B: blue follower
    `,
    perCity,
  );
  expect(game.finish().scores).toEqual({ blue: 6 });
});

test('E2 a city pays once, though its farmer owns both fields that touch it', () => {
  const game = scene(
    `
    .....
    ..R..
    .....
    .###.
    #####
    #####
    .###.
    .....
    ..R..
    .....
    R: red follower
    `,
    perCity,
  );
  expect(game.finish().scores).toEqual({ red: 3 });
});

test('E2 the farmers of all fields that touch a city count together', () => {
  const game = scene(
    `
    ..... .....
    ..R.. ..B..
    ..... ..M..
    .###. .....
    ##### .....
    #####
    .###.
    .....
    ..R..
    .....
    R: red follower, B: blue follower
    `,
    perCity,
  );
  // In the northern field they are tied; together red has two farmers, blue one.
  expect(game.finish().scores).toEqual({ red: 3 });
});

test('E2 those tied for most farmers of a city all get 3', () => {
  const game = scene(
    `
    .....
    ..R..
    .....
    .###.
    #####
    #####
    .###.
    .....
    ..B..
    .....
    R: red follower, B: blue follower
    `,
    perCity,
  );
  expect(game.finish().scores).toEqual({ red: 3, blue: 3 });
});

test('E2 farmerPoints: 4 pays 4 a city', () => {
  const game = scene(
    `
    .....
    ..R..
    .....
    .###.
    #####
    #####
    .###.
    .....
    .....
    .....
    R: red follower
    `,
    { options: { farmers: 'perCity', farmerPoints: 4 } },
  );
  expect(game.finish().scores).toEqual({ red: 4 });
});

test('E2 a field scored alone pays for the cities its owner would win', () => {
  const { game } = scene(
    `
    ..... ..... .....
    ..... ..R.. .....
    ..... ..M.. .....
    .###. ..... .###.
    ##### ..... #####
    #####       ##### .....
    .###.       .###. .....
    .....       ..... ..M..
    .....       ..B.. ..B..
    .....       ..... .....
    R: red follower, B: blue follower
    `,
    perCity,
  );
  const field = game.board.features.rootOf(game.figures.place[0]);
  appraise(game, field, false);
  // The western city is red's; at the eastern one blue has two farmers.
  expect(pointsFor(game, 0)).toBe(3);
});

test('E4 the preset has the small city and farmers by city, and no hands', () => {
  const game = scene('', { options: { ...presets['edition-2000'].options } });
  expect(game.game.rules.setup.options).toMatchObject({
    smallCity: 2,
    farmers: 'perCity',
    farmerPoints: 3,
    hand: 0,
  });
  expect(game.asked).toBe('draw');
});
