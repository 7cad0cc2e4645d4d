import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../src/still/picture.ts';
import { answer, ROAD_OF_RED } from './common.ts';
import { shoot } from './shot.ts';

/** Pictures of the river, the abbot and the two large expansions every box has. */
export const firstScenes: Readonly<Record<string, () => Picture>> = {
  'river-bends': () => {
    const game = scene('', { sets: ['base', 'river'] });
    game.draw('river/curve').place(0, 1).pass();
    game.draw('river/curve-roadcurve');
    return shoot(game).tries([-1, 1, 0]).done();
  },

  'river-back': () => {
    const game = scene('', { sets: ['base', 'river'] });
    game.draw('river/curve').place(0, 1).pass();
    game.draw('river/curve-roadcurve');
    return shoot(game).tries([-1, 1, 270]).done();
  },

  'river-fields': () => {
    const game = scene('', { sets: ['base', 'river'] });
    game.draw('river/straight-a').place(0, 1).pass();
    game.draw('river/road-bridge').place(0, 2).deploy('follower', 'field:SR');
    game.draw('river/straight-b').place(0, 3).deploy('follower', 'field:EL');
    return shoot(game).led([0, 2, 'field:SR'], [0, 3, 'field:EL']).done();
  },

  'abbot-where': () => {
    const game = scene('', { sets: ['base', 'abbot'] });
    game.draw('base/E-garden').place(0, 1, 180);
    return shoot(game).last().signs('abbot', [0, 1, 'garden'], [0, 1, 'city:S'], [0, 1, 'field:EL']).done();
  },

  'abbot-home': () => {
    const game = scene('', { sets: ['base', 'abbot'] });
    game.draw('base/E-garden').place(0, 1, 180).deploy('abbot', 'garden');
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/U').place(-1, 0, 90).pass();
    game.draw('base/B').place(1, 1).pass();
    game.draw('base/E').place(-1, 1, 270);
    return shoot(game)
      .last()
      .lit([0, 1, 'garden'])
      .paid(() => answer(game, 'return abbot'))
      .done();
  },

  'inns-road': () => {
    const game = scene(
      `
      ..... ..... ..... .....
      ..... ..... ...i. .....
      --o-- ---R- ----- -----
      ..|.. ..... ..... .....
      ..|.. ..... ..... .....
      R: red follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/W').place(4, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'inns-cathedral': () => {
    const game = scene(
      `
            .....
            .....
            .....
            .#R#.
            #####
      ....# ##### #....
      ...## ##### ##...
      ...## ##C## ##...
      ...## ##### ##...
      ....# ##### #....
      R: red follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/E').place(1, 2);
    return shoot(game)
      .last()
      .lit([1, 1, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'inns-big': () => {
    const game = scene(
      `
      ....#       #....
      ...##       ##...
      ...#R       B#...
      ...##       ##...
      ....#       #....
      R: red big, B: blue follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/F').place(1, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'traders-goods': () => {
    const game = scene('', { sets: ['base', 'traders-builders'], turn: 'blue' });
    game.draw('traders-builders/through-city-wine').place(0, -1, 90).deploy('follower', 'city:N');
    game.draw('traders-builders/through-city-grain-road').place(0, -2, 90).pass();
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/E').place(0, -3, 180);
    return shoot(game)
      .last()
      .lit([0, -1, 'city'])
      .within(0, -3, 0, 0)
      .paid(() => game.pass())
      .done();
  },

  'traders-builder': () => {
    const game = scene('', { sets: ['base', 'traders-builders'] });
    game.draw('base/U').place(1, 0, 90).deploy('follower', 'road:E');
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/U').place(2, 0, 90).deploy('builder', 'road:E');
    game.draw('base/B').place(1, 1).pass();
    game.draw('base/J').place(3, 0, 90);
    return shoot(game).last().lit([1, 0, 'road']).within(0, 0, 3, 0).done();
  },

  'traders-pig': () => {
    const game = scene('', { sets: ['base', 'traders-builders'] });
    game.draw('base/D').place(-1, 0).deploy('follower', 'field:WR');
    game.draw('base/E').place(0, -1, 180).pass();
    game.draw('base/U').place(1, 0, 90).deploy('pig', 'field:NL');
    game.draw('base/E').place(-1, -1, 180).pass();
    return shoot(game)
      .led([-1, 0, 'field:WR'])
      .paid(() => game.finish())
      .done();
  },

  'edition-2017': () => {
    const game = scene('', {
      sets: ['base', 'inns-cathedrals', 'traders-builders', 'ferries', 'gold-mines', 'abbot'],
    });
    game.draw('traders-builders/through-city-wine').place(0, -1, 90).deploy('follower', 'city:N');
    game.draw('inns-cathedrals/inn-straight-garden').place(1, 0).deploy('abbot', 'garden');
    answer(game.draw('ferries/tee').place(2, 0).pass(), 'ferry');
    answer(game.draw('gold-mines/monastery-curve').place(-1, 0), 'gold').deploy('follower', 'monastery');
    game.draw('base/E').place(1, -1).pass();
    return shoot(game).done();
  },

  'ruling-builder': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'traders-builders'] });
    game.draw('base/W').place(2, 0, 180);
    return shoot(game).last().lit([1, 0, 'road']).signs('builder', [2, 0, 'road:W'], [2, 0, 'road:E']).done();
  },

  'small-city': () => {
    const game = scene(
      `
      .....
      .....
      .....
      .#R#.
      #####
      R: red follower`,
      { options: { smallCity: 2 } },
    );
    game.draw('base/E').place(0, 1);
    return shoot(game)
      .last()
      .lit([0, 1, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'per-city': () => {
    const game = scene('', { options: { farmers: 'perCity' } });
    game.draw('base/G').place(0, -1, 90).deploy('follower', 'field:WL');
    game.draw('base/U').place(1, 0, 90).deploy('follower', 'field:NL');
    game.draw('base/E').place(0, -2, 180).deploy('follower', 'field:NL');
    return shoot(game)
      .led([0, -1, 'field:WL'], [1, 0, 'field:NL'], [0, -2, 'field:NL'])
      .paid(() => game.finish())
      .done();
  },

  'hand-of-three': () => {
    const game = scene('', { options: { hand: 3 } });
    game.deal('base/U', 'base/N', 'base/B').deal('base/E', 'base/R', 'base/N');
    return shoot(game).hand(0).done();
  },
};
