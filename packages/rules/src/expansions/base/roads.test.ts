import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('B3 example: a road of 3 tiles pays 3, and only its highwayman goes home', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower
    `,
    { turn: 'blue' },
  );
  game.draw('base/L').place(2, 0).deploy('follower', 'city:N');
  expect(game.awards).toMatchObject([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
  expect([game.home('red'), game.home('blue')]).toEqual([7, 6]);
});

test('B3 example: a road of 4 tiles pays 4', () => {
  const game = scene(`
    ..... ..... .....
    ..... ..... .....
    --o-- ---R- -----
    ..|.. ..... .....
    ..|.. ..... .....
    R: red follower
  `);
  game.draw('base/W').place(3, 0).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 4, cause: 'road', because: { tiles: 4 } }]);
});

test('B3 a road ends at a village, a city or a monastery', () => {
  const game = scene(`
    .....       .....       #####
    .....       .....       .####
    ..M-R       --o-B       --###
    .....       ..|..       .####
    .....       ..|..       #####
    R: red follower, B: blue follower
  `);
  game.draw('base/U').place(3, 0, 90).pass();
  expect(game.scores).toEqual({ blue: 3 });
  game.draw('base/U').place(1, 0, 90).pass();
  expect(game.scores).toEqual({ red: 3, blue: 3 });
});

test('B3 a ring is a closed road', () => {
  const game = scene(`
    ..... .....
    ..... .....
    ..+R- --+..
    ..|.. ..|..
    ..|.. ..|..
    ..|..
    ..|..
    ..+--
    .....
    .....
    R: red follower
  `);
  game.draw('base/V').place(1, 1, 90).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 4, cause: 'road', because: { tiles: 4 } }]);
});

test('B3 a road with one end open is not scored', () => {
  const game = scene(`
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower
  `);
  game.draw('base/U').place(2, 0, 90).pass();
  expect(game.awards).toEqual([]);
  expect(game.home('red')).toBe(6);
});

test('B6 a road that passes a tile twice counts it once', () => {
  // The road leaves the village to the north and comes back to it from the west.
  const game = scene(`
    ..... .....
    ..... .....
    ..+R- --+..
    ..|.. ..|..
    ..|.. ..|..
          ..|..
          ..|..
          --o--
          ..|..
          ..|..
    R: red follower
  `);
  game.draw('base/V').place(0, 1, 180).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 4, cause: 'road', because: { tiles: 4 } }]);
});

test('B7 example: on a tied road of 4 tiles each gets 4', () => {
  const game = scene(`
    ..... .....       .....
    ..... .....       .....
    --o-- ---B-       R-o--
    ..|.. .....       ..|..
    ..|.. .....       ..|..
    R: red follower, B: blue follower
  `);
  game.draw('base/U').place(2, 0, 90).pass();
  expect(game.scores).toEqual({ red: 4, blue: 4 });
});

test('B9 several roads closed by one tile are each scored', () => {
  const game = scene(`
          .....
          .....
          --o--
          ..|..
          ..R..
    ..|..       ..|..
    ..|..       ..|..
    ..o--       B-o..
    ..|..       ..|..
    ..|..       ..|..
    R: red follower, B: blue follower
  `);
  game.draw('base/W').place(1, 1, 180).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 2, cause: 'road', because: { tiles: 2 } },
    { seat: 'blue', points: 2, cause: 'road', because: { tiles: 2 } },
  ]);
});

test('B9 a closed road without followers scores nothing and stays closed', () => {
  const game = scene(`
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....
  `);
  game.draw('base/W').place(2, 0).pass();
  expect(game.finish().awards).toEqual([]);
});
