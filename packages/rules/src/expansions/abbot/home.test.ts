import { expect, test } from 'vitest';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const abbot = { sets: ['base', 'abbot'] };
const offering = (game: Scene, word: string) => game.answers().filter((option) => option.includes(word));
const takeHome = (game: Scene, x: number, y: number, on: string) =>
  game.play({ by: 0, do: 'return', figure: 'abbot', x, y, on });

/** Red's abbot in a garden with four neighbours. */
const garden = `
  ..... #####
  ..... .###.
  ..M.. ..Q..
  ..... .....
  ..... .....
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....
  Q: red abbot
`;

test('AB3 example: an abbot taken home from a garden with 5 neighbours scores 6', () => {
  const game = scene(garden, abbot);
  game.draw('base/V').place(2, 0, 180);
  expect(game.answers()).toContain('return abbot 1,0 garden');
  takeHome(game, 1, 0, 'garden');
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 6, cause: 'garden.unfinished', because: { tiles: 6 } },
  ]);
  expect(game.home('red', 'abbot')).toBe(1);
});

test('AB3 whoever may take the abbot home is told what he would score now', () => {
  const game = scene(garden, abbot);
  game.draw('base/V').place(2, 0, 180);
  expect(bringsOf(game, 'return abbot 1,0 garden')).toEqual({ points: [{ seat: 0, points: 6 }] });
});

test('AB3 it takes the place of every other figure action', () => {
  const game = scene(garden, abbot);
  game.draw('base/V').place(2, 0, 180);
  takeHome(game, 1, 0, 'garden');
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('AB3 nobody takes home the abbot of another', () => {
  const game = scene(garden, { ...abbot, turn: 'blue' });
  game.draw('base/V').place(2, 0, 180);
  expect(offering(game, 'return')).toEqual([]);
});

test('AB3 an abbot is not taken home from a place this tile closed: that is scored', () => {
  const game = scene(
    `
    ##### ##### #####
    .###. .###. .###.
    ..... ..... .....
    ..... ..... .....
    ..... ..... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..Q.. ..G##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    Q: red abbot
    `,
    abbot,
  );
  game.draw('base/V').place(2, 2, 270);
  expect(offering(game, 'return')).toEqual([]);
  game.pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 9, cause: 'monastery' }]);
});

test('AB3 the owner alone is paid, majority or not, and others on the place stay', () => {
  // Two stand on one monastery only when somebody flew there; the drawing may show it all the same.
  const game = scene(
    `
    .....
    .....
    ..Q..
    ..|..
    ..|..
    Q: red abbot
    `,
    abbot,
  );
  const { figures } = game.game;
  const monastery = figures.place[figures.firstOf[1]];
  figures.deploy(figures.atHome(1, 0), monastery);
  figures.deploy(figures.atHome(1, 0), monastery);
  game.draw('base/U').place(0, 1);
  takeHome(game, 0, 0, 'monastery');
  expect(game.scores).toEqual({ red: 2 });
  expect(game.home('blue')).toBe(5);
});

test('AB3 an abbot left in the field of play is scored at the end like a monk', () => {
  const game = scene(
    `
    .....
    .....
    ..Q..
    .....
    .....
    .....
    .....
    .....
    .###.
    #####
    Q: red abbot
    `,
    abbot,
  );
  expect(game.finish().scores).toEqual({ red: 2 });
});

test('X16 an abbot taken home is a batch of its own, paid before what the tile closed', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    ..Q.. .....
    ..... .###.
    ..... ##R##
    .....
    .....
    .....
    .###.
    #####
    Q: red abbot, R: red follower
    `,
    abbot,
  );
  game.draw('base/E').place(1, 1);
  takeHome(game, 0, 0, 'monastery');
  expect(game.awards).toMatchObject([
    { points: 4, cause: 'monastery.unfinished' },
    { points: 4, cause: 'city' },
  ]);
});

test('X20 what this tile closed is closed in the figure action already', () => {
  const game = scene(
    `
    ##### ##### #####
    .###. .###. .###.
    ..... ..... .....
    ..... ..... .....
    ..... ..... .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..Q.. ..G##
    ##... ..... ...##
    #.... ..... ....#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    Q: red abbot
    `,
    abbot,
  );
  game.draw('base/V').place(2, 2, 270);
  expect(game.home('red', 'abbot')).toBe(0);
  expect(offering(game, 'return')).toEqual([]);
});
