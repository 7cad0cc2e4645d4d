import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { choices, fly, land, ring, sets } from './stage.ts';

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
