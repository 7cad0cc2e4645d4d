import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer } from '../common.ts';
import { shoot } from '../shot.ts';

const HILLS = { sets: ['base', 'hills-sheep'] };

/** Pictures of the boxes in which several sets came together, by name. */
export const scenes: Readonly<Record<string, () => Picture>> = {
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

  'edition-2014': () => {
    const game = scene('', HILLS);
    game.draw('hills-sheep/hill-corner-city').place(0, -1, 270).deploy('follower', 'city:S');
    game.draw('hills-sheep/vineyard-straight-and-road').place(1, 0).deploy('shepherd', 'field:NL');
    answer(game, 'token sheep3');
    game.draw('base/U').place(-1, 0, 90).pass();
    game.draw('base/E').place(1, -1, 0);
    answer(answer(game, 'flock grow'), 'token sheep2').pass();
    return shoot(game).done();
  },
};
