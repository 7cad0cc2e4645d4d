import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { innsCathedralsTiles } from './tiles.ts';

const sets = ['base', 'inns-cathedrals'];

test('IC 18 tiles, six inns, two cathedrals', () => {
  const having = (mark: string) =>
    innsCathedralsTiles.filter(({ segments }) => segments.some(({ marks }) => marks[mark]));
  const count = (tiles: typeof innsCathedralsTiles) => tiles.reduce((sum, tile) => sum + tile.count, 0);
  expect([count(innsCathedralsTiles), count(having('inn')), count(having('cathedral'))]).toEqual([18, 6, 2]);
});

test('IC1 example: a closed road of 5 tiles with an inn pays 10', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..... ..... ...i. .....
    --o-- ---R- ----- -----
    ..|.. ..... ..... .....
    ..|.. ..... ..... .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/W').place(4, 0).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 10, cause: 'road', because: { tiles: 5, inn: 1 } },
  ]);
});

test('IC1 example: with two inns it still pays 10', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..... ..... ...i. .....
    --o-- ---R- ----- -----
    ..|.. ..... ..... .....
    ..|.. ..... ..... .....
    R: red follower
    `,
    { sets },
  );
  game.draw('inns-cathedrals/inn-tee').place(4, 0).pass();
  expect(game.scores).toEqual({ red: 10 });
});

test('IC1 example: closed roads of 3 tiles with an inn pay 6, in the middle or at the end', () => {
  const game = scene(
    `
    ..|.. .....
    ..|.. ...i.
    --o-B -----
    ..... .....
    ..... .....
    ..... .....
    ..... .....
    --o-B -----
    ..|.. .....
    ..|.. .....
    B: blue follower
    `,
    { sets },
  );
  game.draw('base/W').place(2, 0, 180).pass();
  game.draw('inns-cathedrals/inn-tee').place(2, 1).pass();
  expect(game.awards.map(({ seat, points }) => [seat, points])).toEqual([
    ['blue', 6],
    ['blue', 6],
  ]);
});

test('IC1 example: an unfinished road with an inn pays 0', () => {
  const game = scene(
    `
    ..... ..... .....
    ..... ..... ...i.
    --o-- ---R- -----
    ..|.. ..... .....
    ..|.. ..... .....
    R: red follower
    `,
    { sets },
  );
  expect(game.finish().awards).toEqual([]);
});

test('IC1 an inn beside another road of the tile does not count', () => {
  const game = scene(
    `
    .....
    .i.i.
    --o--
    ..|..
    ..|..
    ..|..
    ..R..
    ..|..
    ..|..
    ..|..
    R: red follower
    `,
    { sets },
  );
  game.draw('base/A').place(0, 2, 180).pass();
  expect(game.scores).toEqual({ red: 3 });
});

test.each([
  ['both', { W: 4, E: 4, S: 2 }],
  ['right', { W: 2, E: 4, S: 2 }],
])('IC4 innOnTJunction: %s', (innOnTJunction, expected) => {
  const game = scene(
    `
    .....       .....
    .....       .....
    --o-R       E-o--
    ..|..       ..|..
    ..|..       ..|..
          ..B..
          ..|..
          ..M..
          .....
          .....
    R: red follower, B: blue follower, E: green follower
    `,
    { sets, options: { innOnTJunction } },
  );
  game.draw('inns-cathedrals/inn-tee').place(1, 0).pass();
  expect(game.scores).toEqual({ red: expected.W, blue: expected.S, green: expected.E });
});
