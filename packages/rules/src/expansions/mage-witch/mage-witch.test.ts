import { describe, expect, test } from 'vitest';
import { thingsOf } from '../../game/things.ts';
import { newGame } from '../../index.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { mageWitchTiles } from './tiles.ts';

const magic = { sets: ['base', 'mage-witch'] };
const anyTile = { ...magic, options: { magicOnPlacedTile: true } };

/** Sends the mage or the witch to a segment. */
function send(game: Scene, figure: 'mage' | 'witch', x: number, y: number, on: string): Scene {
  return game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on });
}

/** Where the two stand: `mage 0,0 road:E,W`. */
function onLand(game: Scene): string[] {
  return thingsOf(game.game).map(({ name, x, y, on }) => `${name} ${x},${y} ${on}`);
}

/** Both for every place. */
function both(...places: readonly string[]): string[] {
  return places.flatMap((place) => [`deploy mage ${place}`, `deploy witch ${place}`]);
}

test('MW 8 tiles, all of them magic', () => {
  expect(mageWitchTiles.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect(mageWitchTiles.every(({ marks }) => marks.magic === 1)).toBe(true);
});

describe('a magic tile', () => {
  test('MW1 the player must put one of the two onto an unfinished road or city, before the figure action', () => {
    const game = scene('', magic).draw('mage-witch/city-tee').place(1, 0);
    expect([game.asked, game.toMove]).toEqual(['mage-witch/move', 'red']);
    expect(game.options()).toEqual(both('0,0 city:N', '0,0 road:E,W'));
    send(game, 'witch', 0, 0, 'road:W');
    expect(onLand(game)).toEqual(['witch 0,0 road:E,W']);
    expect(game.asked).toBe('figure');
  });

  test('MW1 by default not on the placed tile, but on a road or city that reaches it', () => {
    const game = scene('', magic).draw('mage-witch/city-tee').place(1, 0);
    expect(() => send(game, 'mage', 1, 0, 'road:W')).toThrow('illegal-move');
    send(game, 'mage', 0, 0, 'road:E');
    expect(onLand(game)).toEqual(['mage 0,0 road:E,W']);
  });

  test('MW1 `magicOnPlacedTile: true`: on the placed tile too', () => {
    const game = scene('', anyTile).draw('mage-witch/city-tee').place(1, 0);
    const placed = ['1,0 city:N', '1,0 road:W', '1,0 road:E', '1,0 road:S'];
    expect(game.options()).toEqual(both('0,0 city:N', '0,0 road:E,W', ...placed));
  });

  test('MW1 it does not matter who is there', () => {
    const game = scene(
      `
      #####
      .#R#.
      --Q--
      .....
      .....
      R: red follower, Q: blue follower`,
      magic,
    );
    game.draw('mage-witch/city-tee').place(1, 0);
    expect(game.options()).toEqual(both('0,0 city:N', '0,0 road:E,W'));
  });

  test('MW1 neither stays where it is, and none goes where the other stands', () => {
    const game = scene('', magic).draw('mage-witch/city-tee').place(1, 0);
    send(game, 'mage', 0, 0, 'road:E').pass();
    game.draw('mage-witch/city-road-and-curve').place(-1, 0);
    // The mage's road runs over all three tiles, so all of it is out for both.
    expect(game.options()).toEqual(both('0,0 city:N', '1,0 city:N', '1,0 road:E', '1,0 road:S'));
  });

  test('MW1 one that is in play may be moved, and leaves its old place', () => {
    const game = scene('', magic).draw('mage-witch/city-tee').place(1, 0);
    send(game, 'mage', 0, 0, 'road:E').pass();
    send(game.draw('mage-witch/city-road-and-curve').place(-1, 0), 'mage', 0, 0, 'city:N');
    expect(onLand(game)).toEqual(['mage 0,0 city:N']);
  });

  test('MW1 closed roads and cities are no place', () => {
    const game = scene(
      `
      .....
      .....
      .....
      .###.
      #####
      #####
      .###.
      -----
      .....
      .....`,
      magic,
    );
    game.draw('mage-witch/city-tee').place(1, 1);
    expect(game.options()).toEqual(both('0,1 road:E,W'));
  });

  test('MW1 the option is recorded, and other values are refused', () => {
    const made = newGame({ ...magic, players: 2, options: { magicOnPlacedTile: true } });
    expect('ok' in made && made.ok.rules.setup.options.magicOnPlacedTile).toBe(true);
    expect(newGame({ ...magic, players: 2, options: { magicOnPlacedTile: 'yes' } })).toEqual({
      error: 'unknown-value',
      at: 'options.magicOnPlacedTile',
    });
  });
});

describe('no place to go', () => {
  // The first magic tile closes the two cities below; what is unfinished then is the city above.
  const land = `
          #####
          .###.
          .....
          .....
          .....
    ....#       #....
    ...##       ##...
    ...##       ##...
    ...##       ##...
    ....#       #....`;

  test('MW2 one of those in play is taken off the board', () => {
    const game = scene(land, magic).draw('mage-witch/two-opposite-cities').place(1, 1);
    send(game, 'mage', 1, 0, 'city:N').pass();
    game.draw('mage-witch/three-side-city-road').place(1, -1, 180);
    expect(game.options()).toEqual(['return mage 1,0 city:N']);
    game.play({ by: 1, do: 'return', figure: 'mage', x: 1, y: 0, on: 'city:N' });
    expect(onLand(game)).toEqual([]);
    expect(game.events).toContainEqual({ event: 'neutral', figure: 'mage' });
    expect(game.asked).toBe('figure');
  });

  test('MW2 it may come back with a later magic tile', () => {
    const game = scene(land, magic).draw('mage-witch/two-opposite-cities').place(1, 1);
    send(game, 'mage', 1, 0, 'city:N').pass();
    game.draw('mage-witch/three-side-city-road').place(1, -1, 180);
    game.play({ by: 1, do: 'return', figure: 'mage' }).pass();
    game.draw('mage-witch/through-city-two-roads').place(0, -1);
    send(game, 'mage', 1, -1, 'road:N');
    expect(onLand(game)).toEqual(['mage 1,-1 road:N']);
  });

  test('MW2 with none in play nothing happens', () => {
    const game = scene(
      `
      .....
      .....
      ..M..
      .....
      .....`,
      magic,
    );
    game.draw('mage-witch/two-opposite-cities').place(0, 1);
    expect(game.asked).toBe('figure');
  });
});

describe('a tile that joins their features', () => {
  const cities = `
          ....#       #....
          ...##       ##...
          ...R#       ##...
          .####       ####.
          #####       #####
          #####       #####
          .###.       .###.
          .....       .....
          .....       .....
          .....       .....
    ....#       #...#       #....
    ...##       ##.##       ##...
    ...##       ##.##       ##...
    ...##       ##.##       ##...
    ....#       #...#       #....`;
  const legend = `
    R: red follower`;
  const road = `
                                        .....
                                        .....
                                        --o--
                                        ..|..
                                        ..|..`;

  /** Mage in the city on the left, witch in that on the right; red is to draw. */
  function apart(land: string): Scene {
    const game = scene(land + legend, magic);
    const opposite = 'mage-witch/two-opposite-cities';
    game.leave(opposite, opposite, 'base/G', 'base/F', 'mage-witch/through-city-two-roads', 'base/B');
    send(game.draw(opposite).place(1, 2), 'mage', 1, 1, 'city:N').pass();
    send(game.draw(opposite).place(3, 2), 'witch', 3, 1, 'city:N').pass();
    return game;
  }

  const roads = both('6,3 road:W', '6,3 road:E', '6,3 road:S');

  test('MW3 the active player at once moves one of them to another unfinished road or city', () => {
    const game = apart(cities + road)
      .draw('base/G')
      .place(2, 0);
    expect([game.asked, game.toMove]).toEqual(['mage-witch/move', 'red']);
    expect(game.options()).toEqual(roads);
    send(game, 'mage', 6, 3, 'road:S');
    expect(onLand(game)).toEqual(['mage 6,3 road:S', 'witch 3,1 city:N']);
    expect(game.asked).toBe('figure');
  });

  test('MW3 before scoring: only the one that stays counts', () => {
    const game = apart(cities + road)
      .draw('base/G')
      .place(2, 0);
    send(game, 'witch', 6, 3, 'road:S').pass();
    expect(game.awards).toEqual([{ seat: 'red', points: 15, cause: 'city', because: { tiles: 5, mage: 5 } }]);
  });

  test('MW3 if there is no other place, one is taken off', () => {
    const game = apart(cities).draw('base/F').place(2, 0);
    expect(game.options()).toEqual(['return mage 1,1 city:N', 'return witch 3,1 city:N']);
    game.play({ by: 0, do: 'return', figure: 'mage' }).pass();
    expect(game.awards).toEqual([
      { seat: 'red', points: 6, cause: 'city', because: { tiles: 5, pennants: 1, witch: 6 } },
    ]);
  });

  test('MW3 a magic tile that joins them asks for one move, not two', () => {
    const game = apart(cities + road)
      .draw('mage-witch/through-city-two-roads')
      .place(2, 0);
    expect(game.options()).toEqual(roads);
    send(game, 'mage', 6, 3, 'road:S');
    expect(game.asked).toBe('figure');
  });

  test('MW3 a tile that does not join them asks nothing', () => {
    const game = apart(cities + road)
      .draw('base/B')
      .place(2, 1);
    expect(game.asked).toBe('figure');
  });
});

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
