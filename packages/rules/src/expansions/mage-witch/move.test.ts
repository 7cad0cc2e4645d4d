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
    expect(game.answers()).toEqual(both('0,0 city:N', '0,0 road:E,W'));
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
    expect(game.answers()).toEqual(both('0,0 city:N', '0,0 road:E,W', ...placed));
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
    expect(game.answers()).toEqual(both('0,0 city:N', '0,0 road:E,W'));
  });

  test.each(['mage', 'witch'] as const)('MW1 where the %s stands neither of the two may go', (figure) => {
    const game = scene('', magic).draw('mage-witch/city-tee').place(1, 0);
    send(game, figure, 0, 0, 'road:E').pass();
    game.draw('mage-witch/city-road-and-curve').place(-1, 0);
    // Its road runs over all three tiles, so all of it is out.
    expect(game.answers()).toEqual(both('0,0 city:N', '1,0 city:N', '1,0 road:E', '1,0 road:S'));
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
    expect(game.answers()).toEqual(both('0,1 road:E,W'));
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
    expect(game.answers()).toEqual(['return mage 1,0 city:N']);
    const off = { by: 1, do: 'return', figure: 'mage', x: 1, y: 0, on: 'city:N' };
    expect(() => game.play({ ...off, y: 1, on: 'city:W' })).toThrow('illegal-move');
    expect(() => game.play({ ...off, figure: 'witch' })).toThrow('illegal-move');
    game.play(off);
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
    expect(game.answers()).toEqual(roads);
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
    expect(game.answers()).toEqual(['return mage 1,1 city:N', 'return witch 3,1 city:N']);
    game.play({ by: 0, do: 'return', figure: 'mage' }).pass();
    expect(game.awards).toEqual([
      { seat: 'red', points: 6, cause: 'city', because: { tiles: 5, pennants: 1, witch: 6 } },
    ]);
  });

  test('MW3 a magic tile that joins them asks for one move, not two', () => {
    const game = apart(cities + road)
      .draw('mage-witch/through-city-two-roads')
      .place(2, 0);
    expect(game.answers()).toEqual(roads);
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
