import { expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';

const abbot = { sets: ['base', 'abbot'] };
const offering = (game: Scene, word: string) => game.options().filter((option) => option.includes(word));

test('AB1 each player has one abbot', () => {
  const game = scene('', abbot);
  expect([game.home('red', 'abbot'), game.home('blue', 'abbot')]).toEqual([1, 1]);
});

test('AB1 the abbot goes only onto a monastery or a garden', () => {
  const game = scene('', abbot);
  game.draw('base/B').place(0, 1);
  expect(offering(game, 'abbot')).toEqual(['deploy abbot 0,1 monastery']);
  game.pass().draw('base/V-garden').place(1, 0);
  expect(offering(game, 'abbot')).toEqual(['deploy abbot 1,0 garden']);
  game.pass().draw('base/U').place(-1, 0, 90);
  expect(offering(game, 'abbot')).toEqual([]);
});

test('AB1 other followers never go onto a garden', () => {
  const game = scene('', { sets: ['base', 'abbot', 'inns-cathedrals'] });
  game.draw('base/V-garden').place(1, 0);
  expect(offering(game, 'garden')).toEqual(['deploy abbot 1,0 garden']);
});

test('AB1 without the abbot gardens are scenery', () => {
  const game = scene();
  game.draw('base/V-garden').place(1, 0);
  expect(offering(game, 'garden')).toEqual([]);
});

test('AB2 a garden with its 8 neighbours pays 9', () => {
  const game = scene(
    `
    ..... ..... #####
    ..... ..... .###.
    ..M.. ..M.. .....
    ..... ..... .....
    ..... ..... .....
    #.... ....# #....
    ##... ...## ##...
    ##... ..Q## ##...
    ##... .##.# ##...
    #.... ####. #....
    ..... #####
    ..... .###.
    ..M.. .....
    ..... .....
    ..... .....
    Q: red abbot
    `,
    abbot,
  );
  game.draw('base/V').place(2, 2, 270).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 9, cause: 'garden', because: { tiles: 9 } }]);
  expect(game.home('red', 'abbot')).toBe(1);
});

test('AB2 an unfinished garden pays 1 and 1 for each neighbour at the end', () => {
  const game = scene(
    `
    ..... #####
    ..... .###.
    ..M.. ..Q..
    ..... .....
    ..... .....
          .....
          .....
          -----
          .....
          .....
    Q: red abbot
    `,
    abbot,
  );
  expect(game.finish().awards).toMatchObject([
    { seat: 'red', points: 3, cause: 'garden.unfinished', because: { tiles: 3 } },
  ]);
});

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
  expect(game.options()).toContain('return abbot 1,0 garden');
  game.play({ by: 0, do: 'return', figure: 'abbot', x: 1, y: 0, on: 'garden' });
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 6, cause: 'garden.unfinished', because: { tiles: 6 } },
  ]);
  expect(game.home('red', 'abbot')).toBe(1);
});

test('AB3 it takes the place of every other figure action', () => {
  const game = scene(garden, abbot);
  game.draw('base/V').place(2, 0, 180);
  game.play({ by: 0, do: 'return', figure: 'abbot', x: 1, y: 0, on: 'garden' });
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
  game.play({ by: 0, do: 'return', figure: 'abbot', x: 0, y: 0, on: 'monastery' });
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

test('AB4 the abbot is a follower: it occupies the place it stands on', () => {
  const game = scene('', abbot);
  game.draw('base/B').place(0, 1).deploy('abbot', 'monastery');
  const { board, figures } = game.game;
  expect(board.features.strength(figures.place[figures.firstOf[1]], 0)).toBe(1);
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
  game.play({ by: 0, do: 'return', figure: 'abbot', x: 0, y: 0, on: 'monastery' });
  expect(game.awards).toMatchObject([
    { points: 4, cause: 'monastery.unfinished' },
    { points: 4, cause: 'city' },
  ]);
});
