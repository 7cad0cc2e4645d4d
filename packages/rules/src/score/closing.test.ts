import { expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

test('X17 roads before cities before monasteries', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          ##R##
    ..|..       ..|..
    ..|..       ..|..
    --o-B       --o--
    .....       .....
    .....       .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..E.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... ..... .....
    ..... ..... .....
    ..... ..... ..M..
    .###. .###. .....
    ##### ##### .....
    R: red follower, B: blue follower, E: green follower
  `);
  game.draw('base/D').place(1, 1).pass();
  expect(game.awards.map(({ cause }) => cause)).toEqual(['road', 'city', 'monastery']);
});

test('X17 in a kind the northmost, then the westmost is first', () => {
  const game = scene(`
          .....
          .....
          --o--
          ..|..
          ..Y..
    ..|..       ..|..
    ..|..       ..|..
    ..o-B       R-o..
    ..|..       ..|..
    ..|..       ..|..
          ..E..
          ..|..
          ..M..
          .....
          .....
    E: green follower, R: red follower, B: blue follower, Y: yellow follower
  `);
  game.draw('base/X').place(1, 1).pass();
  expect(game.awards.map(({ seat }) => seat)).toEqual(['yellow', 'blue', 'red', 'green']);
});

test('X17 for one feature the active player is first, then clockwise', () => {
  const game = scene(
    `
    .....       .....
    .....       .....
    --o-R       E-o--
    ..|..       ..|..
    ..|..       ..|..
    R: red follower, E: green follower
    `,
    { turn: 'green' },
  );
  game.draw('base/U').place(1, 0, 90).pass();
  expect(game.awards.map(({ seat }) => seat)).toEqual(['green', 'red']);
});

test('X17 one feature closed over two edges of the tile is scored once', () => {
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
  expect(game.awards).toHaveLength(1);
});
