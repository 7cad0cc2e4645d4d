import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { ROAD_OF_RED } from '../common.ts';
import { shoot } from '../shot.ts';

export const scenes: Readonly<Record<string, () => Picture>> = {
  'mage-road': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'mage-witch'] });
    game.draw('mage-witch/two-opposite-cities').place(0, -1);
    game.play({ by: 0, do: 'deploy', figure: 'mage', x: 0, y: 0, on: 'road:E' }).pass();
    game.draw('base/W').place(2, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .within(0, 0, 2, 0)
      .paid(() => game.pass())
      .done();
  },

  'witch-road': () => {
    const game = scene(
      `
      ..... ..... ..... .....
      ..... ..... ..... .....
      --o-- --Q-- ----- -----
      ..|.. ..... ..... .....
      ..|.. ..... ..... .....
      Q: blue follower`,
      { sets: ['base', 'mage-witch'] },
    );
    game.draw('mage-witch/two-opposite-cities').place(0, -1);
    game.play({ by: 0, do: 'deploy', figure: 'witch', x: 0, y: 0, on: 'road:E' }).pass();
    game.draw('base/W').place(4, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .within(0, 0, 4, 0)
      .paid(() => game.pass())
      .done();
  },
};
