import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const sets = ['base', 'inns-cathedrals'];

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
  expect(game.answers().sort()).toEqual([
    'deploy big 0,1 field:NL,NR,EL,ER,SL,SR,WL,WR',
    'deploy big 0,1 monastery',
    'deploy follower 0,1 field:NL,NR,EL,ER,SL,SR,WL,WR',
    'deploy follower 0,1 monastery',
    'pass',
  ]);
  game.deploy('big', 'monastery');
  expect([game.home('red', 'big'), game.home('red')]).toEqual([0, 7]);
});

test('G10 omit leaves the tiles or the big follower out', () => {
  const tiles = scene('', { sets, options: { omit: ['inns-cathedrals/tiles'] } });
  expect(tiles.answers().some((option) => option.includes('inns-cathedrals'))).toBe(false);
  expect(tiles.home('red', 'big')).toBe(1);
  const big = scene('', { sets, options: { omit: ['inns-cathedrals/big'] } });
  expect(big.game.piles.remaining).toBe(71 + 18);
  expect(big.game.figures.specs.map(({ name }) => name)).toEqual(['follower']);
});
