import { describe, expect, test } from 'vitest';
import { thingsOf } from '../../game/things.ts';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { INGOTS } from './ingots.ts';
import { goldMinesTiles } from './tiles.ts';
import { pointsEach, worthOf } from './worth.ts';

const mines = { sets: ['base', 'gold-mines'] };

/** Answers where the second ingot goes. */
function gold(game: Scene, x: number, y: number): Scene {
  return game.play({ by: game.game.toMove, do: 'gold', x, y });
}

/** The ingots on the land: `2 at 1,0`. */
function onLand(game: Scene): string[] {
  return thingsOf(game.game).map(({ count, x, y }) => `${count} at ${x},${y}`);
}

test('GM 8 tiles, each a mine, and two ingots for each', () => {
  expect(goldMinesTiles.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect(goldMinesTiles.every(({ marks }) => marks.goldMine === 1)).toBe(true);
  expect(INGOTS).toBe(16);
});

describe('laying ingots', () => {
  const land = `
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    .....
    .....
    ..M..
    .....
    .....`;

  test('GM1 one ingot lies on the mine, one on a neighbour of the player’s choice, over edge or corner', () => {
    const game = scene(land, mines);
    game.draw('gold-mines/monastery-curve').place(1, 1);
    expect(game.asked).toBe('gold-mines/ingot');
    expect(game.toMove).toBe('red');
    expect(game.answers()).toEqual(['gold 0,0', 'gold 1,0', 'gold 2,0', 'gold 0,1']);
    gold(game, 2, 0);
    expect(onLand(game)).toEqual(['1 at 2,0', '1 at 1,1']);
    expect(game.asked).toBe('figure');
  });

  test('GM3 who lays it is told what one more ingot would be worth', () => {
    const game = scene(land, mines);
    game.draw('gold-mines/monastery-curve').place(1, 1);
    expect(bringsOf(game, 'gold 0,0')).toEqual({ points: [{ seat: 0, points: 1 }] });
    // The fourth makes all of them worth 2.
    expect(worthOf(4) - worthOf(3)).toBe(5);
  });

  test('GM1 the neighbour must hold a tile, and is not the mine itself', () => {
    const game = scene(land, mines);
    game.draw('gold-mines/monastery-curve').place(1, 1);
    expect(() => gold(game, 2, 1)).toThrow('illegal-move');
    expect(() => gold(game, 1, 1)).toThrow('illegal-move');
    expect(() => gold(game, 3, 0)).toThrow('illegal-move');
  });

  test('GM1 ingots may be stacked', () => {
    const game = scene(land, mines);
    gold(game.draw('gold-mines/monastery-curve').place(1, 1), 0, 1).pass();
    gold(game.draw('gold-mines/two-curves').place(1, 2), 1, 1);
    expect(onLand(game)).toEqual(['1 at 0,1', '2 at 1,1', '1 at 1,2']);
  });

  test('GM1 the second ingot is asked for even if there is only one place', () => {
    const game = scene('', mines);
    game.draw('gold-mines/two-curves').place(1, 0);
    expect(game.answers()).toEqual(['gold 0,0']);
  });

  test('GM1 with no ingot left none is laid', () => {
    const bridges = new Array<string>(9).fill('gold-mines/bridge');
    const game = scene('', mines).leave(...bridges);
    for (let x = 1; x <= 8; x++) gold(game.draw('gold-mines/bridge').place(x, 0), x - 1, 0).pass();
    game.draw('gold-mines/bridge').place(9, 0);
    expect(game.asked).toBe('figure');
    expect(onLand(game).at(-1)).toBe('1 at 8,0');
  });
});

describe('the end', () => {
  test.each([
    [1, 1],
    [3, 3],
    [4, 8],
    [6, 12],
    [7, 21],
    [9, 27],
    [10, 40],
    [16, 64],
  ])('GM3 %i ingots pay %i', (ingots, points) => {
    expect(ingots * pointsEach(ingots)).toBe(points);
  });

  test('GM3 example: 102 points and 7 ingots are 123', () => {
    const game = scene(
      `
      .....
      .....
      ..M..
      .....
      .....
      .....
      .....
      --oR-
      ..|..
      ..|..
      R: red follower`,
      mines,
    );
    game.leave(...new Array<string>(4).fill('gold-mines/bridge'), 'base/W');
    gold(game.draw('gold-mines/bridge').place(1, 1), 0, 0).pass();
    for (let x = 2; x <= 4; x++) gold(game.draw('gold-mines/bridge').place(x, 1), x - 1, 1).pass();
    game.game.scores.advance(0, 96);
    game.draw('base/W').place(5, 1).pass();
    expect(game.awards).toEqual([
      { seat: 'red', points: 6, cause: 'road', because: { tiles: 6 } },
      { seat: 'red', points: 21, cause: 'gold', because: { gold: 7 } },
    ]);
    expect(game.events).toContainEqual({
      event: 'awarded',
      id: 1,
      seat: 0,
      points: 21,
      cause: 'gold',
      because: { gold: 7 },
      each: 3,
    });
    expect(game.scores).toEqual({ red: 123 });
    expect(game.game.over).toBe(true);
  });

  test('GM3 ingots still on the land are removed; unfinished features and farmers win none', () => {
    const game = scene(
      `
      .....
      ...R.
      --o--
      ..Q..
      ..|..
      R: red follower, Q: blue follower`,
      mines,
    );
    gold(game.draw('gold-mines/monastery-curve').place(1, 0, 90), 0, 0).deploy('follower', 'monastery');
    expect(onLand(game)).toEqual(['1 at 0,0', '1 at 1,0']);
    game.finish();
    expect(onLand(game)).toEqual([]);
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{}, {}]);
    expect(game.awards.map(({ cause }) => cause)).toEqual(['road.unfinished', 'monastery.unfinished']);
  });
});
