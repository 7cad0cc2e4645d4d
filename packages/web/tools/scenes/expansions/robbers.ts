import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { ROAD_OF_RED } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'robbers-steal': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'robbers'], turn: 'blue' });
    game.draw('robbers/tee').place(2, 0);
    game.play({ by: 1, do: 'robber', space: 0 }).play({ by: 0, do: 'pass', phase: 'robber' });
    const shot = shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass());
    const { scores } = game.game;
    return shot
      .track(0, 7, [
        { seat: 0, kind: 'marker', space: scores.of(0), since: 0 },
        { seat: 1, kind: 'marker', space: scores.of(1), since: 0 },
        { seat: 1, kind: 'robber', space: 0 },
      ])
      .done();
  },
};
