import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'inns-road': () => {
    const game = scene(
      `
      ..... ..... ..... .....
      ..... ..... ...i. .....
      --o-- ---R- ----- -----
      ..|.. ..... ..... .....
      ..|.. ..... ..... .....
      R: red follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/W').place(4, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'inns-cathedral': () => {
    const game = scene(
      `
            .....
            .....
            .....
            .#R#.
            #####
      ....# ##### #....
      ...## ##### ##...
      ...## ##C## ##...
      ...## ##### ##...
      ....# ##### #....
      R: red follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/E').place(1, 2);
    return shoot(game)
      .last()
      .lit([1, 1, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'inns-big': () => {
    const game = scene(
      `
      ....#       #....
      ...##       ##...
      ...#R       B#...
      ...##       ##...
      ....#       #....
      R: red big, B: blue follower`,
      { sets: ['base', 'inns-cathedrals'] },
    );
    game.draw('base/F').place(1, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'city'])
      .paid(() => game.pass())
      .done();
  },
};
