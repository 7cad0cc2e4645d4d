import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('B1 a follower goes onto any free segment of the tile just placed, or none does', () => {
  const game = scene(`
    .....
    .....
    --o--
    ..|..
    ..|..
  `);
  game.draw('base/D').place(1, 0);
  expect(game.answers().sort()).toEqual([
    'deploy follower 1,0 city:N',
    'deploy follower 1,0 field:EL,WR',
    'deploy follower 1,0 field:ER,SL,SR,WL',
    'deploy follower 1,0 road:E,W',
    'pass',
  ]);
});

test('B1 a feature that holds a follower, however far away and whose ever, is not free', () => {
  const game = scene(
    `
    ..B.. ..... .....
    ..... ..... .....
    --o-R ----- -----
    ..|.. ..... .....
    ..|.. ..... .....
    R: red follower, B: blue follower
    `,
    { turn: 'blue' },
  );
  game.draw('base/U').place(3, 0, 90);
  expect(game.answers()).toEqual(['deploy follower 3,0 field:ER,SL,SR,WL', 'pass']);
});

test('B1 a tile joins features first: what it links to an occupied one is not free', () => {
  const game = scene(`
    ..... .....
    ..... .....
    ..+-- -R---
    ..|.. .....
    ..|.. .....





    R: red follower
  `);
  game.draw('base/V').place(0, 1, 180);
  expect(game.answers().filter((option) => option.includes('road'))).toEqual([]);
});

test('B1 a feature this very tile closes may be occupied', () => {
  const game = scene(`
    .....
    .....
    .....
    .###.
    #####
  `);
  game.draw('base/E').place(0, 1);
  expect(game.answers()).toContain('deploy follower 0,1 city:N');
});

test('B2 who has no follower at home only places the tile', () => {
  const game = scene(`
    ..R.. ..... .....
    ..|.. ..... .....
    R-o-R --o-R --o--
    ..|.. ..|.. ..|..
    ..R.. ..R.. ..R..
    R: red follower
  `);
  expect(game.home('red')).toBe(0);
  game.draw('base/U').place(3, 0, 90);
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('B8 example: a follower may be deployed, scored and sent home in one turn', () => {
  const game = scene(`
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....
  `);
  game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
  expect(game.scores).toEqual({ red: 3 });
  expect(game.home('red')).toBe(7);
});

test('B8 all followers of a scored feature go home, whether they scored or not', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          ##R##
    ....#       #...# #....
    ...##       ##### ##...
    ...#R       ##### B#...
    ...##       ##### ##...
    ....#       #...# #....
    R: red follower, B: blue follower
  `);
  game.draw('base/R').place(1, 1).pass();
  expect(game.events.filter(({ event }) => event === 'returned')).toHaveLength(3);
  expect([game.home('red'), game.home('blue')]).toEqual([7, 7]);
});

test('B10 a farmer stays in the field to the end', () => {
  const game = scene(`
    .....
    ..B..
    .....
    .###.
    ##R##
    R: red follower, B: blue follower
  `);
  game.draw('base/E').place(0, 1).pass();
  expect([game.home('red'), game.home('blue')]).toEqual([7, 6]);
});

test('B10 roads and cities bound a field, and a corner does not join two', () => {
  const game = scene(`
    .....
    .....
    -----
    .....
    ..R..
          ..B..
          .....
          -----
          .....
          .....
    R: red follower, B: blue follower
  `);
  game.draw('base/U').place(1, 0, 90);
  // The new field south of the road now joins both farmers'; the one north of it is free.
  expect(game.answers()).toEqual([
    'deploy follower 1,0 road:E,W',
    'deploy follower 1,0 field:NL,NR,EL,WR',
    'pass',
  ]);
});
