import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
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
};
