import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

const sets = ['base', 'hills-sheep'];

test('HS7 example: a monastery closed beside 2 vineyards pays 15', () => {
  const game = scene(
    `
    ##### ##### #####
    ####. .###. .###.
    ##... .v#.. .....
    ##.v. ..#.. .....
    #.... ..#.. .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..R.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..... ..M..
    .###. .....
    ##### .....
    R: red follower
    `,
    { sets, turn: 'blue' },
  );
  game.draw('base/B').place(2, 2).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 15, cause: 'monastery', because: { tiles: 9, vineyards: 2 } },
  ]);
});

test('HS7 one vineyard pays for several monasteries', () => {
  const game = scene(
    `
    #.... ..... ....#
    ##... ..... ...##
    ##... ..M.. ...##
    ##... ..... ...##
    #.... ..... ....#
    #.... .....
    ##v.. .....
    ##### ..R..
    ##... .....
    #.... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..B.. ...##
    ##... ..... ...##
    #.... ..... ....#
    #.... ..... ....#
    ##... ..... ...##
    ##... ..M.. ...##
    ##... ..... .####
    #.... ..... #####
    R: red follower, B: blue follower
    `,
    { sets },
  );
  game.draw('base/A').place(2, 1, 270).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 12, because: { vineyards: 1 } },
    { seat: 'blue', points: 12, because: { vineyards: 1 } },
  ]);
});

test('HS7 an unfinished monastery gets nothing for vineyards at the end', () => {
  const game = scene(
    `
    #.... .....
    ##v.. .....
    ##### ..R..
    ##... .....
    #.... .....
    R: red follower
    `,
    { sets },
  );
  expect(game.finish().awards).toMatchObject([{ points: 2, cause: 'monastery.unfinished' }]);
  expect(game.awards[0].because).not.toHaveProperty('vineyards');
});

test('HS7 a city gets nothing for vineyards', () => {
  const game = scene(
    `
    ....#
    ..v##
    ####R
    ...##
    ....#
    R: red follower
    `,
    { sets },
  );
  game.draw('base/E').place(1, 0, 270).pass();
  expect(game.awards).toMatchObject([{ points: 4, cause: 'city' }]);
});

const garden = `
    ##### ..... .....
    ####. ..... .....
    ##... ..... ..M..
    ##.v. .###. .....
    #.... ##### .....
    #.... ##### ....#
    ##... .###. ...##
    ##... ..A.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    A: red abbot
`;

test.each([
  { vineyardsForGardens: false, points: 9 },
  { vineyardsForGardens: true, points: 12 },
])('HS7 vineyardsForGardens: $vineyardsForGardens – a garden beside a vineyard pays $points', (given) => {
  const { vineyardsForGardens, points } = given;
  const game = scene(garden, {
    sets: [...sets, 'abbot'],
    options: { vineyardsForGardens },
    turn: 'blue',
  });
  game.draw('base/B').place(2, 2).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points, cause: 'garden' }]);
});

test('HS7 AB3 an abbot taken home gets nothing for vineyards', () => {
  const game = scene(
    `
    #.... .....
    ##v.. .....
    ##### ..A..
    ##... .....
    #.... .....
    A: red abbot
    `,
    { sets: [...sets, 'abbot'] },
  );
  game.draw('base/B').place(2, 0).play({ by: 0, do: 'return', figure: 'abbot', x: 1, y: 0, on: 'monastery' });
  expect(game.scores).toEqual({ red: 3 });
});

test.each([
  { sets: ['base', 'river-bb5', 'hills-sheep'], bank: '.v...', points: 12 },
  { sets: ['base', 'river-bb5'], bank: '.....', points: 9 },
])(
  'HS7 RV4 a vineyard printed on the river counts only with Hills & Sheep: $points',
  ({ sets, bank, points }) => {
    const game = scene(
      `
    ##### ##### ..~..
    .###. .###. ..~..
    ..... ..... ..~~~
    ..... ..... ${bank}
    ..... ..... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..R.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..... ..M..
    .###. .....
    ##### .....
    R: red follower
    `,
      { sets, turn: 'blue' },
    );
    game.leave('base/B', 'base/U').draw('base/B').place(2, 2).pass();
    expect(game.awards).toMatchObject([{ seat: 'red', points, cause: 'monastery' }]);
  },
);
