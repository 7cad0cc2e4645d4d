import { expect, test } from 'vitest';
import { answersOf } from '../../game/answer.ts';
import { bringsOf } from '../../testing/brings.ts';
import { scene } from '../../testing/scene.ts';
import { choices, fly, land, ring, row, sets } from './stage.ts';
import { flyingMachinesTiles } from './tiles.ts';

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
  expect(answersOf(game.game).map(({ target, weight }) => [target.value, weight])).toEqual([
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
  expect(answersOf(game.game).map(({ target }) => target.value)).toEqual([2, 2, 2, 2]);
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

test('FM1, FM2 who may fly is told the squares, and where landing is possible', () => {
  const told = (x: number) => {
    const game = scene(row, { sets }).draw('flying-machines/straight-NS-orth').place(x, 0);
    const flier = game.answers().find((words) => words.endsWith('flier')) ?? '';
    return bringsOf(game, flier)?.squares;
  };
  expect(told(3)).toEqual([2, 1, 0].map((x) => ({ x, y: 0, works: true })));
  expect(told(-1)).toEqual([-2, -3, -4].map((x) => ({ x, y: 0, works: false })));
});
