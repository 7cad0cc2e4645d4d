import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'flying-way': () => {
    const game = scene('', { sets: ['base', 'flying-machines'], turn: 'blue' });
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/B').place(0, 1).pass();
    game.draw('flying-machines/straight-WE-orth').place(2, 0);
    game.deploy('follower', 'flier').play({ by: 'chance', do: 'roll', value: 2 });
    return shoot(game)
      .last()
      .signs('follower', [0, 0, 'city:N'], [0, 0, 'road:E'])
      .arrow([2, 0], [0.35, 0])
      .within(0, -1, 2, 0)
      .done();
  },
};
