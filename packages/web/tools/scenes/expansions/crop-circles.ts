import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'crop-add': () => {
    const game = scene('', { sets: ['base', 'crop-circles'] });
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/E').place(0, 1, 180).deploy('follower', 'city:S');
    game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass();
    answer(game, 'crop add');
    answer(answer(game, 'crop-figure'), 'crop-figure');
    return shoot(game).done();
  },
};
