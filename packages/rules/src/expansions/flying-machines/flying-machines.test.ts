import { expect, test } from 'vitest';
import { optionsOf } from '../../game/option.ts';
import { choiceText } from '../../game/replay.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { flyingMachinesTiles } from './tiles.ts';

const sets = ['base', 'flying-machines'];

/** Every answer to the open question, as records write choices of figures. */
const choices = ({ game }: Scene) => optionsOf(game).map(({ move }) => choiceText(move));

const fly = (game: Scene, value: number, figure = 'follower') =>
  game.deploy(figure, 'flier').play({ by: 'chance', do: 'roll', value });

const land = (game: Scene, x: number, y: number, on: string, figure = 'follower') =>
  game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on, landing: true });

/** Monasteries at the corners and cities between them, all unfinished, around an empty square. */
const ring = `
  ..... ##### .....
  ..... .###. .....
  ..M.. ..... ..M..
  ..... ..... .....
  ..... ..... .....
  #....       ....#
  ##...       ...##
  ##...       ...##
  ##...       ...##
  #....       ....#
  ..... ..... .....
  ..... ..... .....
  ..M.. ..... ..M..
  ..... .###. .....
  ..... ##### .....`;

const row = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....`;

test('FM there are 8 tiles, one of each', () => {
  expect(flyingMachinesTiles.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('FM1 flying is one choice of the figure action, for a normal or big follower but no companion', () => {
  const game = scene(row, { sets: [...sets, 'inns-cathedrals', 'traders-builders'] });
  game.draw('flying-machines/straight-NS-orth').place(3, 0);
  expect(choices(game).filter((choice) => choice.endsWith('flier'))).toEqual([
    'follower@3,0,flier',
    'big@3,0,flier',
  ]);
  expect(choices(game)).toContain('follower@3,0,road:N,S');
  expect(choices(game)).toContain('pass');
});

test('FM1 there is no flying from other tiles', () => {
  const game = scene(row, { sets });
  game.draw('base/E').place(3, 0);
  expect(choices(game)).toEqual(['follower@3,0,city:N', expect.stringMatching('field'), 'pass']);
});

test('FM1 who has no follower at home does not fly', () => {
  const game = scene(
    `
    R.... ####R R....
    ..... .###. .....
    ..M.. ..... ..M..
    ..... ..... .....
    ..... ..... .....
    R....       ....R
    ##...       ...##
    ##...       ...##
    ##...       ...##
    #....       ....#
    R.... ..... R....
    ..... ..... .....
    ..M.. ..... ..M..
    ..... .###. .....
    ..... ##### .....
    R: red follower`,
    { sets },
  );
  expect(game.home('red')).toBe(0);
  game.draw('flying-machines/field-orth').place(1, 1);
  expect(game.asked).toBe('draw');
});

test('FM1 the die shows 1, 2 and 3, each as likely', () => {
  const game = scene(row, { sets });
  game.draw('flying-machines/field-orth').place(3, 0).deploy('follower', 'flier');
  expect(game.toMove).toBe('chance');
  expect(optionsOf(game.game).map(({ move, weight }) => [move.value, weight])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});

test.each([
  [1, 'follower@2,0,monastery'],
  [2, 'follower@1,0,monastery'],
  [3, 'follower@0,0,monastery'],
])('FM1 a roll of %i flies that many squares', (value, landing) => {
  const game = scene(row, { sets });
  game.draw('flying-machines/field-orth').place(3, 0);
  expect(choices(fly(game, value))).toEqual([landing]);
});

test.each([
  ['field-orth', 0, 'follower@0,1,city:W'],
  ['field-orth', 90, 'follower@1,0,city:N'],
  ['field-orth', 180, 'follower@2,1,city:E'],
  ['field-orth', 270, 'follower@1,2,city:S'],
  ['field-diag-garden', 0, 'follower@0,0,monastery'],
  ['field-diag-garden', 90, 'follower@2,0,monastery'],
  ['field-diag-garden', 180, 'follower@2,2,monastery'],
  ['field-diag-garden', 270, 'follower@0,2,monastery'],
])('FM1 the arrow turns with the tile, diagonals too: %s by %i°', (tile, rot, landing) => {
  const game = scene(ring, { sets });
  game.draw(`flying-machines/${tile}`).place(1, 1, rot);
  expect(choices(fly(game, 1))).toEqual([landing]);
});

test('FM1 a gap in the land does not matter', () => {
  const game = scene(
    `
    .....
    .....
    ..M..
    .....
    .....
    ..... ..... .....
    ..... ..... .....
    ..M.. ..... ..M..
    ..... .###. .....
    ..... ##### .....`,
    { sets },
  );
  game.draw('flying-machines/field-orth').place(2, 0);
  expect(choices(fly(game, 2))).toEqual(['follower@0,0,monastery']);
});

test('FM1 `abbotFlies: true` lets the abbot fly, `false` does not', () => {
  const fliers = (abbotFlies: boolean) => {
    const game = scene(row, { sets: [...sets, 'abbot'], options: { abbotFlies } });
    game.draw('flying-machines/field-orth').place(3, 0);
    return choices(game).filter((choice) => choice.endsWith('flier'));
  };
  expect(fliers(true)).toEqual(['follower@3,0,flier', 'abbot@3,0,flier']);
  expect(fliers(false)).toEqual(['follower@3,0,flier']);
});

test('FM2 it must land if it can, the owner choosing where: no field, and no passing', () => {
  const game = scene(
    `
    ##### .....
    .###. .....
    --o-- -----
    ..|.. .....
    ..|.. .....`,
    { sets },
  );
  game.draw('flying-machines/straight-WE-orth').place(2, 0);
  expect(choices(fly(game, 2))).toEqual([
    'follower@0,0,city:N',
    'follower@0,0,road:W',
    'follower@0,0,road:E',
    'follower@0,0,road:S',
  ]);
  land(game, 0, 0, 'road:S');
  expect(game.home('red')).toBe(6);
  expect(game.events).toContainEqual({
    event: 'deployed',
    seat: 0,
    figure: 'follower',
    x: 0,
    y: 0,
    on: 'road:S',
  });
});

test('FM2 not on a feature this very tile closed', () => {
  const game = scene(
    `
    ..... #####       .....
    ..... .###.       .....
    --o-- -----       --o--
    ..|.. .....       ..|..
    ..|.. .....       ..|..`,
    { sets },
  );
  game.draw('flying-machines/straight-WE-orth').place(2, 0);
  expect(choices(fly(game, 1))).toEqual(['follower@1,0,city:N']);
});

test('FM2 without a legal landing it goes home and nothing else is deployed', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    ..M.. .....
    ..... .###.
    ..... #####
          #####
          .###.
          .....
          .....
          .....`,
    { sets },
  );
  game.draw('flying-machines/field-orth').place(2, 0);
  fly(game, 1);
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  expect(game.home('red')).toBe(7);
  expect(game.events).toContainEqual({ event: 'returned', seat: 0, figure: 'follower' });
});

/** Blue's monk and yellow's knight on one tile, beside a road that is a ring: the machine points there from two squares away. */
const occupied = `
  ##### .....
  ###Yg .....
  ##B+- --+..
  ##++. ..|..
  #.|.. ..|..
  ..|.. ..|..
  ..|.. ..|..
  ..+-- --+..
  ..... .....
  ..... .....
        .....
        .....
        ..M--
        .....
        .....
  B: blue follower, Y: yellow follower`;

test('FM2 example: a roll of 3 finds no tile, and the follower goes home', () => {
  const game = scene(occupied, { sets: [...sets, 'gold-mines'] });
  fly(game.draw('flying-machines/straight-WE-diag').place(2, 2), 3);
  expect([game.asked, game.turn, game.home('red')]).toEqual(['draw', 'blue', 7]);
});

test('FM2 example: a roll of 2 finds monastery and city, occupied both, but not the closed road', () => {
  const game = scene(occupied, { sets: [...sets, 'gold-mines'] });
  fly(game.draw('flying-machines/straight-WE-diag').place(2, 2), 2);
  expect(choices(game)).toEqual(['follower@0,0,city:N,W', 'follower@0,0,monastery']);
});

test('FM2 example: a roll of 2 must take the city beside blue, neither the field nor the closed road', () => {
  const game = scene(
    `
    ..... ##B## ..|..
    ..... .###. ..|..
    --o-- ----- --o..
    ..|.. ..... ..|..
    ..|.. ..... ..|..
    B: blue follower`,
    { sets },
  );
  game.draw('flying-machines/field-orth').place(3, 0);
  expect(choices(fly(game, 2))).toEqual(['follower@1,0,city:N']);
});

test('FM3 two followers on one monastery share it: majority as usual', () => {
  const game = scene(
    `
    ..|.. ..|.. ..|..
    ..|.. ..|.. ..|..
    --+.. ..|.. ..+--
    ..... ..|.. .....
    ..... ..|.. .....
    #.... ..|.. .....
    ##... ..|.. .....
    ##... ..B.. ..M..
    ##... ..... .....
    #.... ..... .....
    ..... .....
    ..... .....
    --+.. .....
    ..|.. .###.
    ..|.. #####
    B: blue follower`,
    { sets },
  );
  game.draw('flying-machines/field-orth').place(3, 1);
  land(fly(game, 2), 1, 1, 'monastery');
  game.draw('base/V').place(2, 2, 270).pass();
  expect(game.scores).toEqual({ red: 9, blue: 9 });
});

test('FM3 the abbot lands on an unfinished monastery or garden, a follower never on a garden', () => {
  const landings = (rot: number, figure: string) => {
    const game = scene(garden, { sets: [...sets, 'abbot'] });
    game.draw('flying-machines/field-orth').place(1, 0, rot);
    return choices(fly(game, 1, figure));
  };
  expect(landings(0, 'abbot')).toEqual(['abbot@0,0,garden']);
  expect(landings(180, 'abbot')).toEqual(['abbot@2,0,monastery']);
  expect(landings(0, 'follower')).toEqual(['follower@0,0,city:N']);
});

const garden = `
  #####       .....
  .###.       .....
  ..G..       ..M..
  .....       .....
  .....       .....`;

test('FM3 the abbot finds no place in a city or on a road and goes home', () => {
  const game = scene(ring, { sets: [...sets, 'abbot'] });
  game.draw('flying-machines/field-orth').place(1, 1);
  fly(game, 1, 'abbot');
  expect([game.asked, game.home('red', 'abbot')]).toEqual(['draw', 1]);
});

test('FM4 the land of the wheel board may be landed on, the wheel never', () => {
  const landings = (tile: string, rot: number, value: number) => {
    const game = scene('', { sets: [...sets, 'wheel-of-fortune'] });
    game.draw(`flying-machines/${tile}`).place(1, -1, rot);
    fly(game, value);
    return game.asked === 'draw' ? [] : choices(game);
  };
  expect(landings('field-diag-garden', 180, 1)).toEqual(['follower@2,0,road:N']);
  expect(landings('field-orth', 270, 2)).toEqual([]);
});
