import { expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';

const abbot = { sets: ['base', 'abbot'] };
const offering = (game: Scene, word: string) => game.answers().filter((option) => option.includes(word));

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

test('AB4 the abbot is a follower: it occupies the place it stands on', () => {
  const game = scene('', abbot);
  game.draw('base/B').place(0, 1).deploy('abbot', 'monastery');
  const { board, figures } = game.game;
  expect(board.features.strength(figures.place[figures.firstOf[1]], 0)).toBe(1);
});

test('X17 a garden is scored after a monastery, though it lies farther north', () => {
  const game = scene(
    `
    ##### ##### .....
    .###. .###. .....
    ..... ..... ..+--
    ..... ..... ..|..
    ..... ..... ..|..
    ....# #....
    ...## ##...
    ...## ##Q..
    ...## ##...
    ....# #....
    ..... ..... .....
    ..... ..... .....
    ..M.. ..B.. ..M--
    ..... ..... .....
    ..... ..... .....
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... ..|..
    ..... ..... ..|..
    Q: red abbot, B: blue follower
    `,
    abbot,
  );
  game.draw('base/V').place(2, 1, 180).pass();
  expect(game.awards.map(({ cause }) => cause)).toEqual(['monastery', 'garden']);
});
