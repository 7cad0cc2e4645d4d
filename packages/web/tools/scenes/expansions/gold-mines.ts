import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'gold-laid': () => {
    const game = scene('', { sets: ['base', 'gold-mines'] });
    game.draw('gold-mines/monastery-curve').place(1, 0, 90);
    game.play({ by: 0, do: 'gold', x: 0, y: 0 });
    return shoot(game).last().arrow([1.2, 0.3], [0.45, 0.3]).done();
  },

  'gold-shared': () => {
    const game = scene(
      `
      ..... .....       .....
      ..... .....       .....
      --o-- --R--       -Bo--
      ..|.. .....       ..|..
      ..|.. .....       ..|..
      R: red follower, B: blue follower`,
      { sets: ['base', 'gold-mines'] },
    );
    game.draw('gold-mines/bridge').place(2, 0);
    game.play({ by: 0, do: 'gold', x: 1, y: 0 });
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },
};
