import { describe, expect, test } from 'vitest';
import { type Scene, type SceneSetup, scene } from '../../testing/scene.ts';

const begin = (setup: SceneSetup = {}) => scene('', { sets: ['base', 'ferries'], ...setup });
const lay = (game: Scene, tile: string, x: number, y: number, rot = 0) => game.draw(tile).place(x, y, rot);
const put = (game: Scene, x: number, y: number, ...between: string[]) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between });
const turn = (game: Scene, x: number, y: number, ...between: string[]) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between, move: true });

const WITH_BUILDER = { sets: ['base', 'ferries', 'traders-builders'] };

describe('FE4 features closed by a ferry', () => {
  test('FE4 book: the lake tile closes the road of blue, 3 points, and the city of red, 8 points', () => {
    const game = lay(begin(), 'base/F', 0, -1, 90).deploy('follower', 'city:N');
    lay(game, 'base/A', 1, -1, 180).deploy('follower', 'road:N');
    lay(game, 'base/V', 1, -2).pass();
    lay(game, 'base/B', -1, -1).pass();
    lay(game, 'ferries/city-tee', 0, -2, 180).deploy('follower', 'road:N');
    expect(game.awards).toEqual([]);
    put(game, 0, -2, 'N', 'W');
    expect(game.awards).toEqual([
      { seat: 'blue', points: 3, cause: 'road', because: { tiles: 3 } },
      { seat: 'red', points: 8, cause: 'city', because: { tiles: 3, pennants: 1 } },
    ]);
    expect([game.home('red'), game.home('blue')]).toEqual([6, 7]);
  });

  test('FE4 MINI: red puts the ferry, and the road of blue is closed, 4 points', () => {
    const game = lay(begin({ turn: 'blue' }), 'base/U', -1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/W', -2, 0).pass();
    lay(game, 'base/B', 0, 1).pass();
    put(lay(game, 'ferries/tee', 1, 0).deploy('follower', 'road:S'), 1, 0, 'E', 'S');
    expect(game.scores).toEqual({ blue: 4 });
  });

  test('FE4 a ferry put between two closed roads leaves a closed road, scored as one', () => {
    const game = lay(begin(), 'base/W', -1, 0).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    lay(game, 'base/A', 1, 1, 180).pass();
    put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'S');
    expect(game.awards).toEqual([{ seat: 'red', points: 4, cause: 'road', because: { tiles: 4 } }]);
  });

  test('FE4 a road closed by the tile and opened by a ferry is not scored (X20)', () => {
    const game = lay(begin(), 'base/W', -1, 0).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'E');
    expect(game.awards).toEqual([]);
  });

  test('FE4 a turned ferry closes a road the placed tile does not belong to', () => {
    const game = lay(begin(), 'base/W', -1, 0).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'E');
    lay(game, 'base/U', 2, 0, 90).pass();
    turn(game, 1, 0, 'E', 'S');
    expect(game.awards).toEqual([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
    expect(game.home('red')).toBe(7);
  });

  test('FE4 several ferries turned in one part are scored together, in step 3', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).deploy('follower', 'road:W'), 1, 0, 'W', 'S');
    put(lay(game, 'ferries/tee', -1, 0).deploy('follower', 'road:S'), -1, 0, 'E', 'S').pass();
    lay(game, 'base/V', 1, 1, 90).pass().pass();
    lay(game, 'base/V', -1, 1, 180).pass().pass();
    turn(lay(game, 'base/U', 0, 1, 90).pass(), 1, 0, 'E', 'S');
    expect(game.awards).toEqual([]);
    turn(game, -1, 0, 'S', 'W');
    // The start tile's road, now between two quays without ferries, is closed; the road below it is open at both ends.
    expect(game.awards).toEqual([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
    expect(game.home('blue')).toBe(6);
  });

  test('FE4 a lake is no inn', () => {
    const game = begin({ sets: ['base', 'ferries', 'inns-cathedrals'], turn: 'blue' });
    lay(game, 'base/W', -1, 0).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'E', 'S');
    expect(game.awards).toEqual([{ seat: 'blue', points: 3, cause: 'road', because: { tiles: 3 } }]);
  });

  test('FE4 an inn counts for what hangs together with it, and leaves with its part of a road', () => {
    const game = begin({ sets: ['base', 'ferries', 'inns-cathedrals'] });
    lay(game, 'base/W', -1, 0).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'E');
    lay(game, 'inns-cathedrals/inn-straight-garden', 2, 0).pass().pass();
    lay(game, 'base/U', 3, 0, 90).pass();
    turn(game, 1, 0, 'E', 'S');
    expect(game.awards).toEqual([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
  });
});

describe('FE4 lengthening by a ferry', () => {
  /** Red's follower and builder on the start tile's road, which ends at a lake at 2,0; blue's tile at 2,1. */
  function builderAtLake(): Scene {
    const game = lay(begin(WITH_BUILDER), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    put(lay(game, 'ferries/tee', 2, 0).deploy('builder', 'road:W'), 2, 0, 'E', 'S');
    lay(game, 'base/U', 2, 1).pass().pass();
    return game;
  }

  test('FE4 earns no second part', () => {
    const game = builderAtLake();
    turn(lay(game, 'base/U', 3, 0, 90).pass(), 2, 0, 'W', 'E');
    expect(game.turn).toBe('blue');
    lay(game, 'base/B', 1, 1).pass();
    // Now the same road is lengthened by a tile.
    lay(game, 'base/U', 4, 0, 90).pass().pass();
    expect(game.turn).toBe('red');
  });

  test('FE4 a lake tile laid at the road earns it', () => {
    const game = lay(begin(WITH_BUILDER), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    lay(game, 'base/U', 2, 0, 90).deploy('builder', 'road:E');
    lay(game, 'base/B', 1, 1).pass();
    put(lay(game, 'ferries/tee', 3, 0).pass(), 3, 0, 'E', 'S');
    expect(game.turn).toBe('red');
  });

  test('FE4 allows no further ferry move', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'E');
    put(lay(game, 'ferries/tee', 1, 1, 270).pass(), 1, 1, 'N', 'S');
    turn(lay(game, 'base/U', 2, 0, 90).pass(), 1, 0, 'E', 'S');
    // The road of 2,0 now runs over the lake at 1,1, whose ferry was not met when 2,0 was placed.
    expect(game.asked).toBe('draw');
  });
});

describe('FE5 companions', () => {
  /** Both have a follower on one side of the lake at 2,0 and a builder on the other. */
  function crossed(): Scene {
    const game = lay(begin(WITH_BUILDER), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 2, 0).deploy('follower', 'road:E'), 2, 0, 'W', 'E');
    lay(game, 'base/U', 3, 0, 90).deploy('builder', 'road:E').pass();
    lay(game, 'base/U', -1, 0, 90).deploy('builder', 'road:E').pass();
    return lay(game, 'base/U', 4, 0, 90).pass();
  }

  test('FE5 builders left without an own follower go home at once, on either side', () => {
    const game = crossed();
    expect([game.home('red', 'builder'), game.home('blue', 'builder')]).toEqual([0, 0]);
    turn(game, 2, 0, 'E', 'S');
    expect([game.home('red', 'builder'), game.home('blue', 'builder')]).toEqual([1, 1]);
    expect([game.home('red'), game.home('blue')]).toEqual([6, 6]);
  });

  test('TB3 the second part earned by the tile stays, though the ferry sent the builder home', () => {
    expect(turn(crossed(), 2, 0, 'E', 'S').turn).toBe('red');
  });

  test('FE5 a builder stays where another own follower is on its part', () => {
    const game = lay(begin(WITH_BUILDER), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    put(lay(game, 'ferries/tee', 2, 0).deploy('follower', 'road:E'), 2, 0, 'W', 'E');
    lay(game, 'base/B', 1, 1).pass();
    lay(game, 'base/U', 3, 0, 90).deploy('builder', 'road:E').pass();
    lay(game, 'base/B', -1, 1).pass();
    turn(lay(game, 'base/U', 4, 0, 90).pass(), 2, 0, 'E', 'S');
    expect([game.home('red', 'builder'), game.home('red')]).toEqual([0, 5]);
  });

  test('FE5 a turn is one act: a builder cut from one own follower and joined to another stays', () => {
    const game = lay(begin(WITH_BUILDER), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    put(lay(game, 'ferries/tee', 2, 0).deploy('follower', 'road:S'), 2, 0, 'W', 'E');
    lay(game, 'base/B', 1, 1).pass();
    lay(game, 'base/U', 3, 0, 90).deploy('builder', 'road:E').pass();
    lay(game, 'base/B', -1, 1).pass();
    turn(lay(game, 'base/U', 4, 0, 90).pass(), 2, 0, 'E', 'S');
    expect([game.home('red', 'builder'), game.home('red')]).toEqual([0, 5]);
  });
});
