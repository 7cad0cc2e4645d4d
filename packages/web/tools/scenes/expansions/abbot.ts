import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
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
};
