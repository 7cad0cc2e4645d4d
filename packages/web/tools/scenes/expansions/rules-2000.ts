import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
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
