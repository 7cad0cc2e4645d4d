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
  expect(game.awards.map(({ seat, points }) => [seat, points])).toEqual([['blue', 6], ['blue', 6]]);
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

test('IC2 example: a closed city of 7 tiles with a cathedral and 2 pennants pays 27', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          #####
    ....# ##### #...# #...# #....
    ...## ##### ##### ##### ##...
    ...#R ##C## ##P## ##P## ##...
    ...## ##### ##### ##### ##...
    ....# ##### #...# #...# #....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/E').place(1, 2).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 27, cause: 'city', because: { tiles: 7, pennants: 2, cathedral: 1 } },
  ]);
});

test('IC2 example: a closed city of 7 tiles with a cathedral and 1 pennant pays 24', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          #####
    ....# ##### #...# #...# #....
    ...## ##### ##### ##### ##...
    ...#B ##C## ##P## ##### ##...
    ...## ##### ##### ##### ##...
    ....# ##### #...# #...# #....
    B: blue follower
    `,
    { sets },
  );
  game.draw('base/E').place(1, 2).pass();
  expect(game.scores).toEqual({ blue: 24 });
});

test('IC2 two cathedrals count like one', () => {
  const game = scene(
    `
          ..... .....
          ..... .....
          ..... .....
          .###. .###.
          ##### #####
    ....# ##### ##### #....
    ...## ##### ##### ##...
    ...#R ##C## ##C## ##...
    ...## ##### ##### ##...
    ....# ##### ##### #....
          #####
          .###.
          .....
          .....
          .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/J').place(2, 2).pass();
  expect(game.scores).toEqual({ red: 24 });
});

test('IC2 example: an unfinished city with a cathedral pays 0', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          #####
    ....# ##### #...# #...# #....
    ...## ##### ##### ##### ##...
    ...#R ##C## ##P## ##P## ##...
    ...## ##### ##### ##### ##...
    ....# ##### #...# #...# #....
    R: red follower
    `,
    { sets },
  );
  expect(game.finish().awards).toEqual([]);
});

test('IC3 example: a big follower wins 8 points against one follower', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          #####
    ....#       #....
    ...##       ##...
    ...#K       Q#...
    ...##       ##...
    ....#       #....
    K: black follower, Q: red big
    `,
    { sets },
  );
  game.draw('base/R').place(1, 1).pass();
  expect(game.scores).toEqual({ red: 8 });
});

test('IC3 example: a big follower and two followers are tied for 12 points', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          ##K##
    ....#       #...# #....
    ...##       ##### ##...
    ...#K       ##P## Q#...
    ...##       ##### ##...
    ....#       #...# #....
    K: black follower, Q: red big
    `,
    { sets, turn: 'black' },
  );
  game.draw('base/R').place(1, 1).pass();
  expect(game.scores).toEqual({ black: 12, red: 12 });
});

test('IC3 example: a big farmer wins 9 against one farmer', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..Q.. ..... ..... ..B..
    ..M.. ..M.. ..M.. ..M..
    ..... ..... ..... .....
    ..... ..... ..... .....
    ....# #...# #...# #....
    ...## ##.## ##.## ##...
    ...## ##.## ##.## ##...
    ...## ##.## ##.## ##...
    ....# #...# #...# #....
    Q: red big, B: blue follower
    `,
    { sets },
  );
  expect(game.finish().scores).toEqual({ red: 9 });
});

test('IC3 example: a big highwayman wins a road of 3', () => {
  const game = scene(
    `
    .....       .....
    .....       .....
    --o-R       Q-o--
    ..|..       ..|..
    ..|..       ..|..
    R: red follower, Q: blue big
    `,
    { sets },
  );
  game.draw('base/U').place(1, 0, 90).pass();
  expect(game.scores).toEqual({ blue: 3 });
  expect([game.home('red'), game.home('blue', 'big')]).toEqual([7, 1]);
});

test('IC3 each player has one big follower, deployed like any other', () => {
  const game = scene('', { sets });
  game.draw('base/B').place(0, 1);
  expect(game.options().sort()).toEqual([
    'deploy big 0,1 field:NL,NR,EL,ER,SL,SR,WL,WR',
    'deploy big 0,1 monastery',
    'deploy follower 0,1 field:NL,NR,EL,ER,SL,SR,WL,WR',
    'deploy follower 0,1 monastery',
    'pass',
  ]);
  game.deploy('big', 'monastery');
  expect([game.home('red', 'big'), game.home('red')]).toEqual([0, 7]);
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

test('G10 omit leaves the tiles or the big follower out', () => {
  const tiles = scene('', { sets, options: { omit: ['inns-cathedrals/tiles'] } });
  expect(tiles.options().some((option) => option.includes('inns-cathedrals'))).toBe(false);
  expect(tiles.home('red', 'big')).toBe(1);
  const big = scene('', { sets, options: { omit: ['inns-cathedrals/big'] } });
  expect(big.game.piles.remaining).toBe(71 + 18);
  expect(big.game.figures.specs.map(({ name }) => name)).toEqual(['follower']);
});
