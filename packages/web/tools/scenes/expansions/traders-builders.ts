import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { ROAD_OF_RED } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
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

  'ruling-builder': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'traders-builders'] });
    game.draw('base/W').place(2, 0, 180);
    return shoot(game).last().lit([1, 0, 'road']).signs('builder', [2, 0, 'road:W'], [2, 0, 'road:E']).done();
  },
};
