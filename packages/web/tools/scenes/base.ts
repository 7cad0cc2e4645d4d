import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../src/still/picture.ts';
import { shoot } from './shot.ts';

/** Pictures of the chapters about the base game, by name. */
export const baseScenes: Readonly<Record<string, () => Picture>> = {
  'short-land': () => {
    const game = scene();
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/V').place(1, 0).deploy('follower', 'road:W');
    game.draw('base/B').place(0, 1).deploy('follower', 'monastery');
    game.draw('base/U').place(1, 1).deploy('follower', 'field:WL');
    game.draw('base/W').place(-1, 0).pass();
    game.draw('base/V').place(-1, 1, 90).pass();
    game.draw('base/E').place(1, -1, 270);
    return shoot(game).last().done();
  },

  'set-up-start': () => shoot(scene()).done(),

  'turn-part': () => {
    const game = scene(`
      ..... ..... .....
      ..... ..... .....
      --o-- --R-- -----
      ..|.. ..... .....
      ..|.. ..... .....
      R: red follower`);
    game.draw('base/L').place(3, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'placing-edges': () => {
    const game = scene();
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/K');
    return shoot(game).tries([0, -1, 180], [2, 0, 0], [1, -1, 180], [-1, 0, 90]).done();
  },

  'placing-corner': () => {
    const game = scene();
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/B');
    return shoot(game).tries([0, 1, 0], [2, 1, 0]).done();
  },

  'followers-where': () => {
    const game = scene();
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/K').place(1, -1, 270);
    return shoot(game)
      .last()
      .signs('follower', [1, -1, 'city:W'], [1, -1, 'road:E'], [1, -1, 'field:NL'], [1, -1, 'field:SL'])
      .done();
  },

  'followers-joined': () => {
    const game = scene(`
      ....#       #....
      ...##       ##...
      ...#R       B#...
      ...##       ##...
      ....#       #....
      R: red follower, B: blue follower`);
    game.draw('base/G').place(1, 0);
    return shoot(game).last().lit([1, 0, 'city']).done();
  },

  'roads-closed': () => {
    const game = scene(`
      ..... .....
      ..... .....
      --o-- --R--
      ..|.. .....
      ..|.. .....
      R: red follower`);
    game.draw('base/W').place(2, 0, 180);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'roads-ring': () => {
    const game = scene(
      `
      ..... .....
      ..... .....
      ..+-- -B+..
      ..|.. ..|..
      ..|.. ..|..
      ..|..
      ..|..
      ..+--
      .....
      .....
      B: blue follower`,
    );
    game.draw('base/V').place(1, 1, 90);
    return shoot(game)
      .last()
      .lit([0, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'cities-closed': () => {
    const game = scene();
    game.draw('base/F').place(0, -1, 90).deploy('follower', 'city:N');
    game.draw('base/E').place(0, -2, 180);
    return shoot(game)
      .last()
      .lit([0, -1, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'cities-gap': () => {
    const game = scene('', { turn: 'blue' });
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/E').place(1, -1, 270).pass();
    game.draw('base/N').place(-1, -1).pass();
    return shoot(game)
      .lit([0, -1, 'city'])
      .paid(() => game.finish())
      .done();
  },

  'monasteries-closed': () => {
    const game = scene();
    game.draw('base/B').place(0, 1).deploy('follower', 'monastery');
    game.draw('base/V').place(1, 0).pass();
    game.draw('base/V').place(-1, 0, 270).pass();
    game.draw('base/U').place(1, 1).pass();
    game.draw('base/A').place(-1, 1, 180).pass();
    game.draw('base/V').place(1, 2, 90).pass();
    game.draw('base/D').place(0, 2, 180).pass();
    game.draw('base/W').place(-1, 2);
    return shoot(game)
      .last()
      .lit([0, 1, 'monastery'])
      .paid(() => game.pass())
      .done();
  },

  'fields-bounds': () => {
    const game = scene();
    game.draw('base/U').place(1, 0, 90).deploy('follower', 'field:NL');
    game.draw('base/V').place(2, 0, 0).deploy('follower', 'field:WL');
    game.draw('base/B').place(1, 1).pass();
    game.draw('base/E').place(1, -1, 90).pass();
    return shoot(game).led([1, 0, 'field:NL'], [2, 0, 'field:WL']).done();
  },

  'fields-final': () => {
    const game = scene();
    game.draw('base/E').place(0, -1, 180).pass();
    game.draw('base/D').place(1, 0, 180).deploy('follower', 'field:WL');
    game.draw('base/D').place(-1, 0).deploy('follower', 'field:WR');
    game.draw('base/E').place(-1, -1, 180).pass();
    game.draw('base/E').place(1, 1).pass();
    game.draw('base/K').place(2, 0).pass();
    return shoot(game)
      .led([-1, 0, 'field:WR'], [1, 0, 'field:WL'])
      .paid(() => game.finish())
      .done();
  },

  'majority-most': () => {
    const game = scene(`
                  .....
                  .....
                  .....
                  .#Q#.
                  #####
      ....# #...#       #....
      ...## #####       ##...
      ...#R #####       B#...
      ...## #####       ##...
      ....# #...#       #....
      R: red follower, Q: red follower, B: blue follower`);
    game.draw('base/R').place(2, 1);
    return shoot(game)
      .last()
      .lit([2, 1, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'majority-tie': () => {
    const game = scene(`
      ..... .....       .....
      ..... .....       .....
      --o-- --R--       -Bo--
      ..|.. .....       ..|..
      ..|.. .....       ..|..
      R: red follower, B: blue follower`);
    game.draw('base/U').place(2, 0, 90);
    return shoot(game)
      .last()
      .lit([2, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'scoring-once': () => {
    const game = scene(`
      ....# #....
      ...## ##...
      ...R# ##...
      .#### ####.
      ##### #####
            #####
            ####.
            ##...
            ##...
            #....
      R: red follower`);
    game.draw('base/I').place(0, 1);
    return shoot(game)
      .last()
      .lit([0, 0, 'city'])
      .paid(() => game.pass())
      .done();
  },

  'scoring-several': () => {
    const game = scene(`
                  .....
                  .....
                  .....
                  .#B#.
                  #####
      ..... .....
      ..... .....
      --o-- --R--
      ..|.. .....
      ..|.. .....
      R: red follower, B: blue follower`);
    game.draw('base/L').place(2, 1);
    return shoot(game)
      .last()
      .lit([2, 1, 'city'], [1, 1, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'scoring-track': () =>
    shoot(scene())
      .withoutLand()
      .track(45, 54, [{ seat: 0, kind: 'marker', space: 53, since: 47 }])
      .done(),

  'end-unfinished': () => {
    const game = scene('', { players: 3 });
    game.draw('base/F').place(0, -1, 90).deploy('follower', 'city:N');
    game.draw('base/U').place(1, 0, 90).deploy('follower', 'road:E');
    game.draw('base/B').place(0, 1).deploy('follower', 'monastery');
    game.draw('base/U').place(2, 0, 90).pass();
    game.draw('base/E').place(1, 1, 180).pass();
    return shoot(game)
      .paid(() => game.finish())
      .done();
  },
};
