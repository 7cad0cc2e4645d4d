import { scene, scorersOf, stand } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer, ROAD_OF_RED } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'messengers-track': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'messengers'] });
    stand(game, 'red', 6);
    stand(game, 'red', 2, 'messenger');
    game.draw('base/W').place(2, 0, 180);
    const shot = shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => answer(game.pass(), 'score messenger'));
    const [marker, messenger] = scorersOf(game, 'red');
    return shot
      .track(0, 10, [
        { seat: 0, kind: 'marker', space: marker },
        { seat: 0, kind: 'messenger', space: messenger, since: 2 },
      ])
      .done();
  },

  'messengers-small': () => {
    const game = scene(
      `
      .....       ..... .....
      .....       ..... .....
      --o--       -R--- -----
      ..|..       ..... .....
      ..|..       ..... .....
                  ..... ..... .....
                  ..... ..... .....
                  -R--- ----- -----
                  ..... ..... .....
                  ..... ..... .....
      R: red follower`,
      { sets: ['base', 'messengers'] },
    );
    stand(game, 'red', 3);
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    answer(game, 'score marker').play({ by: 'chance', do: 'message', message: 1 });
    return shoot(game)
      .within(2, 0, 4, 1)
      .lit([2, 0, 'road'])
      .paid(() => game.play({ by: 0, do: 'message', take: 'action' }))
      .done();
  },
};
