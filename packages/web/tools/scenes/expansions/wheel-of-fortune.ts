import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer } from '../common.ts';
import { shoot } from '../shot.ts';

const WHEEL = { sets: ['base', 'wheel-of-fortune'] };

export const scenes: Readonly<Record<string, () => Picture>> = {
  'wheel-board': () => shoot(scene('', WHEEL)).done(),

  'wheel-crown': () => {
    const game = scene('', WHEEL);
    const [place] = game.draw('base/E').answers();
    answer(game, place).play({ by: 0, do: 'deploy', figure: 'follower', on: 'crown:famine' });
    return shoot(game)
      .within(0, 0, 3, 3)
      .paid(() => game.draw('base-bb5/U-wheel2'))
      .now('wheel-pig')
      .done();
  },
};
