import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'ferries-put': () => {
    const game = scene('', { sets: ['base', 'ferries'] });
    game.draw('base/W').place(-1, 0).deploy('follower', 'road:E');
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/A').place(1, 1, 180).pass();
    game.draw('base/E').place(-1, -1).pass();
    game.draw('ferries/tee').place(1, 0).pass();
    return shoot(game)
      .last()
      .within(-1, 0, 1, 1)
      .paid(() => game.play({ by: game.game.toMove, do: 'ferry', x: 1, y: 0, between: ['S', 'W'] }))
      .lit([1, 0, 'road:W'])
      .now('ferry')
      .done();
  },

  'ferries-turn': () => {
    const game = scene('', { sets: ['base', 'ferries'] });
    game.draw('base/W').place(-1, 0).deploy('follower', 'road:E');
    game.draw('ferries/tee').place(1, 0).pass();
    game.play({ by: 1, do: 'ferry', x: 1, y: 0, between: ['E', 'W'] });
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/U').place(2, 0, 90).pass();
    return shoot(game)
      .last()
      .within(-1, 0, 2, 0)
      .paid(() => game.play({ by: 1, do: 'ferry', x: 1, y: 0, between: ['E', 'S'], move: true }))
      .lit([0, 0, 'road'])
      .now('ferry')
      .done();
  },
};
