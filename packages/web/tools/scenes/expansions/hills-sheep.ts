import { type Scene, scene } from '@bastide/rules/testing';
import type { Picture } from '../../../src/still/picture.ts';
import { answer } from '../common.ts';
import { shoot } from '../shot.ts';

const HILLS = { sets: ['base', 'hills-sheep'] };

export const scenes: Readonly<Record<string, () => Picture>> = {
  'hills-tie': () => {
    const game = scene('', { ...HILLS, turn: 'blue' });
    game.draw('base/E').place(0, 1, 90).deploy('follower', 'city:E');
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/U').place(2, 0, 90).pass();
    game.draw('hills-sheep/hill-city-road').place(2, 1, 270).deploy('follower', 'city:W');
    game.draw('base/G').place(1, 1);
    return shoot(game)
      .last()
      .lit([1, 1, 'city'])
      .within(0, 1, 2, 1)
      .paid(() => game.pass())
      .done();
  },

  'hills-flock': () => {
    const game = flocksApart();
    game.draw('base/E').place(1, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'field:SL'])
      .paid(() => answer(game, 'flock score'))
      .done();
  },

  'hills-vineyards': () => {
    const game = scene(
      `
      ##### ##### #####
      ####. .###. .###.
      ##... .v#.. .....
      ##.v. ..#.. .....
      #.... ..#.. .....
      #.... ..... ....#
      ##... ..... ...##
      ##... ..R.. ...##
      ##... ..... ...##
      #.... ..... ....#
      ..... .....
      ..... .....
      ..... ..M..
      .###. .....
      ##### .....
      R: red follower`,
      { ...HILLS, turn: 'blue' },
    );
    game.draw('base/B').place(2, 2);
    return shoot(game)
      .last()
      .lit([1, 1, 'monastery'])
      .paid(() => game.pass())
      .done();
  },

  'hills-shared-edge': () => {
    const game = scene(
      `
      ##.##
      ##.##
      #Rv#B
      ##.##
      #...#
      R: red follower, B: blue follower`,
      HILLS,
    );
    game.draw('base/E').place(0, -1, 180);
    return shoot(game).last().lit([0, -1, 'city']).done();
  },
};

/** Shepherds of red (2 + 1 sheep) and blue (3 + 2 sheep) in two fields that a tile at 1,0 would join; it is red’s turn. */
function flocksApart(): Scene {
  const game = scene(
    `
    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....
    `,
    HILLS,
  );
  game.draw('base/E').place(-1, 0).deploy('shepherd', 'field:EL');
  answer(game, 'token sheep2').draw('base/E').place(3, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token sheep3').draw('base/U').place(0, 1, 90);
  answer(answer(game, 'flock grow'), 'token sheep1').pass();
  game.draw('base/U').place(2, 1, 90);
  return answer(answer(game, 'flock grow'), 'token sheep2').pass();
}
