import { expect, test } from 'vitest';
import { newGame } from '../../index.ts';
import { scene } from '../../testing/scene.ts';
import { STOCK } from '../../turn/piles.ts';

const sets = ['base', 'hills-sheep'];

test('G10 without its tiles the shepherds are left', () => {
  const game = scene('', { sets, options: { omit: ['hills-sheep/tiles'] } });
  expect(game.game.piles.left[STOCK]).toBe(71);
  expect(game.home('red', 'shepherd')).toBe(1);
});

test('G10 without the hills they are scenery', () => {
  const game = scene(
    `
    ....#       #....
    ...##       ##...
    ---#R       B#...
    ...##       ##...
    ....#       #....
    R: red follower, B: blue follower
    `,
    { sets, options: { omit: ['hills-sheep/hills'] } },
  );
  game.draw('hills-sheep/hill-corner-city').place(0, 1, 180).pass();
  expect(game.game.piles.left[STOCK]).toBe(game.game.piles.unseenIn(STOCK));
  game.draw('base/G').place(1, 0).pass();
  expect(game.scores).toEqual({ red: 6, blue: 6 });
});

test('G10 without the shepherds none is there to be deployed', () => {
  const made = newGame({ sets, players: 2, options: { omit: ['hills-sheep/shepherd'] } });
  if ('error' in made) throw new Error(made.error);
  expect(made.ok.figures.specs.map(({ name }) => name)).toEqual(['follower']);
  expect(made.ok.rules.questions.map(({ id }) => id)).not.toContain('flock');
});

test('G10 without the vineyards a monastery pays 9', () => {
  const game = scene(
    `
    ##### ##### #####
    ####. .###. .###.
    ##... ..#.. .....
    ##... ..#.. .....
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
    { sets, turn: 'blue', options: { omit: ['hills-sheep/vineyards'] } },
  );
  game.draw('base/B').place(2, 2).pass();
  expect(game.scores).toEqual({ red: 9 });
});
