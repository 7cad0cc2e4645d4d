import { describe, expect, test } from 'vitest';
import { thingsOf } from '../../game/things.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const magic = { sets: ['base', 'mage-witch'] };

/** Sends the mage or the witch to a segment. */
function send(game: Scene, figure: 'mage' | 'witch', x: number, y: number, on: string): Scene {
  return game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on });
}

/** Where the two stand: `mage 0,0 road:E,W`. */
function onLand(game: Scene): string[] {
  return thingsOf(game.game).map(({ name, x, y, on }) => `${name} ${x},${y} ${on}`);
}

describe('scoring', () => {
  test('MW4 example: a city of 8 tiles and 2 pennants with the mage pays 28 to both who tie', () => {
    const game = scene(
      `
                              ..... .....
                              ..... .....
                              ..... .....
                              .###. .###.
                              ##### #####
      ....# #...# #...#       ##### #####
      ...## ##R## #####       ##### ####.
      ...## ##P## ##P##       ##Q## ##...
      ...## ##### #####       ##.## ##...
      ....# #...# #...#       #...# #....
      R: red follower, Q: blue follower`,
      magic,
    );
    send(game.draw('mage-witch/two-opposite-cities').place(0, 0), 'mage', 0, 1, 'city:E').pass();
    game.draw('base/B').place(0, 2).pass();
    game.draw('base/G').place(3, 1).pass();
    const because = { tiles: 8, pennants: 2, mage: 8 };
    expect(game.awards).toEqual([
      { seat: 'red', points: 28, cause: 'city', because },
      { seat: 'blue', points: 28, cause: 'city', because },
    ]);
  });

  test('MW4 example: a road of 5 with the witch pays 3, a road of 3 with the mage 6', () => {
    const game = scene(
      `
      ..... ..... ..... .....       ..... .....
      ..... ..... ..... .....       ..... .....
      --o-- --Q-- ----- -----       --R-- --o--
      ..|.. ..... ..... .....       ..... ..|..
      ..|.. ..... ..... .....       ..... ..|..
      Q: blue follower, R: red follower`,
      magic,
    );
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'witch', 0, 0, 'road:E').pass();
    send(game.draw('mage-witch/city-tee').place(0, 1, 90), 'mage', 5, 0, 'road:E').pass();
    game.draw('base/W').place(4, 0).pass();
    expect(game.awards).toEqual([
      { seat: 'blue', points: 3, cause: 'road', because: { tiles: 5, witch: 2 } },
      { seat: 'red', points: 6, cause: 'road', because: { tiles: 3, mage: 3 } },
    ]);
    expect(onLand(game)).toEqual([]);
  });

  const inns = { sets: [...magic.sets, 'inns-cathedrals'] };
  const inn = `
    ..... .....
    ..... ...i.
    --o-- --R--
    ..|.. .....
    ..|.. .....
    R: red follower`;

  test('MW4 the witch halves after the inn', () => {
    const game = scene(inn, inns);
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'witch', 0, 0, 'road:E').pass();
    game.draw('base/W').place(2, 0).pass();
    expect(game.awards).toEqual([
      { seat: 'red', points: 3, cause: 'road', because: { tiles: 3, inn: 1, witch: 3 } },
    ]);
  });

  test('MW4 the witch halves after the cathedral, rounded up', () => {
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
      inns,
    );
    send(game.draw('mage-witch/two-opposite-cities').place(1, -1), 'witch', 0, 1, 'city:E').pass();
    game.draw('base/E').place(1, 2).pass();
    expect(game.awards).toEqual([
      { seat: 'red', points: 8, cause: 'city', because: { tiles: 5, cathedral: 1, witch: 7 } },
    ]);
  });

  test('MW4 an unfinished inn road with the mage pays 1 a tile at the end', () => {
    const game = scene(inn, inns);
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'mage', 0, 0, 'road:E').pass();
    expect(game.finish().awards).toEqual([
      { seat: 'red', points: 2, cause: 'road.unfinished', because: { tiles: 2, inn: 1, mage: 2 } },
    ]);
  });

  test('MW4 an unfinished cathedral city with the mage pays 1 a tile and 0 a pennant', () => {
    const game = scene(
      `
      #...# #####
      ##R## #####
      ##P## ##C##
      ##### #####
      #...# #####
      R: red follower`,
      inns,
    );
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'mage', 0, 0, 'city:E').pass();
    expect(game.finish().scores).toEqual({ red: 2 });
  });

  test('MW4 both count for unfinished features at the end', () => {
    const game = scene(
      `
      #####       ..... ..... .....
      .#R#.       ..... ..... .....
      .....       --o-- --Q-- -----
      .....       ..|.. ..... .....
      .....       ..|.. ..... .....
      R: red follower, Q: blue follower`,
      magic,
    );
    send(game.draw('mage-witch/two-opposite-cities').place(0, 1), 'mage', 0, 0, 'city:N').pass();
    send(game.draw('mage-witch/city-tee').place(2, 1, 90), 'witch', 3, 0, 'road:E').pass();
    expect(game.finish().awards).toEqual([
      { seat: 'blue', points: 2, cause: 'road.unfinished', because: { tiles: 3, witch: 1 } },
      { seat: 'red', points: 2, cause: 'city.unfinished', because: { tiles: 1, mage: 1 } },
    ]);
  });
});

describe('leaving', () => {
  const road = `
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....`;

  test('MW5 the mage leaves the board with its closed feature, even if it pays nobody', () => {
    const game = scene(road, magic);
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'mage', 1, 0, 'road:E').pass();
    game.draw('base/W').place(2, 0).pass();
    expect(game.awards).toEqual([]);
    expect(onLand(game)).toEqual([]);
    expect(game.events).toContainEqual({ event: 'neutral', figure: 'mage' });
  });

  test('MW5 the witch too, and the other of the two stays', () => {
    const game = scene(road, magic);
    send(game.draw('mage-witch/two-opposite-cities').place(0, -1), 'witch', 1, 0, 'road:E').pass();
    send(game.draw('mage-witch/city-tee').place(0, 1, 90), 'mage', 0, 0, 'road:W').pass();
    game.draw('base/W').place(2, 0).pass();
    expect(onLand(game)).toEqual(['mage 0,0 road:W']);
  });
});
