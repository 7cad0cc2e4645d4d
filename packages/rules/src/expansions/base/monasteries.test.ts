import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('B5 example: a monastery with its 8 neighbours pays 9', () => {
  const game = scene(`
    ##### ##### #####
    .###. .###. .###.
    ..... ..... .....
    ..... ..... .....
    ..... ..... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..R.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    R: red follower
  `);
  game.draw('base/V').place(2, 2, 270).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 9, cause: 'monastery', because: { tiles: 9 } }]);
  expect(game.home('red')).toBe(7);
});

test('B5 seven neighbours are not enough, and corners count', () => {
  const game = scene(`
          ##### #####
          .###. .###.
          ..... .....
          ..... .....
          ..... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..R.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    R: red follower
  `);
  game.draw('base/V').place(2, 2, 270).pass();
  expect(game.awards).toEqual([]);
});

test('B5 a monastery may close others and itself', () => {
  const game = scene(`
    ##### ##### ##### ..|..
    .###. .###. .###. ..|..
    ..... ..... ..... ..+--
    ..... ..... ..... .....
    ..... ..... ..... .....
    #.... .....       .....
    ##... .....       .....
    ##... ..R..       ..+--
    ##... .....       ..|..
    #.... .....       ..|..
    ..... ..... ..... ..|..
    ..... ..... ..... ..|..
    ..... ..M.. ..M.. ..+--
    .###. ..... ..|.. .....
    ##### ..... ..|.. .....
    R: red follower
  `);
  game.draw('base/B').place(2, 1);
  expect(game.answers()).toContain('deploy follower 2,1 monastery');
  game.deploy('follower', 'monastery');
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 9, cause: 'monastery' },
    { seat: 'red', points: 9, cause: 'monastery' },
  ]);
});
