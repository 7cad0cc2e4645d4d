import { describe, expect, test } from 'vitest';
import { newGame } from '../../index.ts';
import { type Scene, type SceneSetup, scene } from '../../testing/scene.ts';
import { segmentAt } from '../../tile/segment.ts';
import { expansion as ferries } from './index.ts';
import { ferriesTiles } from './tiles.ts';

const SETS = ['base', 'ferries'];
const begin = (setup: SceneSetup = {}) => scene('', { sets: SETS, ...setup });
const lay = (game: Scene, tile: string, x: number, y: number, rot = 0) => game.draw(tile).place(x, y, rot);
const put = (game: Scene, x: number, y: number, ...between: string[]) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between });

/** The root of the road at an edge of a tile. */
function road({ game }: Scene, x: number, y: number, edge: number): number {
  const { land, features } = game.board;
  const slot = land.slotAt(x, y);
  return features.rootOf(segmentAt(slot, game.tiles.side[land.oriented[slot] * 4 + edge]));
}
const [EAST, SOUTH, WEST] = [1, 2, 3];

test('FE there are eight lake tiles, three with a city, four with three quays and one with four', () => {
  expect(ferriesTiles.map(({ name, count }) => [name, count])).toEqual([
    ['city-tee', 3],
    ['tee', 4],
    ['cross', 1],
  ]);
  const made = newGame({ sets: SETS, players: 2, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  expect(made.ok.piles.left.reduce((sum, count) => sum + count)).toBe(71 + 8);
});

test('FE the options of the set are those of the rules', () => {
  expect(ferries.options).toEqual({ ferryMoves: { values: ['each', 'one'] } });
});

describe('FE1 after the figure action', () => {
  test('FE1 the placer of a lake tile must put a ferry between two of its three quays', () => {
    const game = lay(begin(), 'ferries/tee', 1, 0);
    expect(game.asked).toBe('figure');
    game.pass();
    expect([game.asked, game.toMove]).toEqual(['ferries/put', 'red']);
    expect(game.game.question.write(game.game, 0b0110)).toEqual({
      by: 0,
      do: 'ferry',
      x: 1,
      y: 0,
      between: ['E', 'S'],
      move: false,
    });
    expect(game.answers()).toHaveLength(3);
    expect(() => game.pass()).toThrow('illegal-move');
    expect(() => put(game, 1, 0, 'N', 'E')).toThrow('illegal-move');
    expect(() => put(game, 1, 0, 'E', 'E')).toThrow('illegal-move');
    expect(() => put(game, 0, 0, 'E', 'W')).toThrow('illegal-move');
    expect(put(game, 1, 0, 'E', 'S').asked).toBe('draw');
  });

  test('FE1 a lake with four quays has six places for its ferry', () => {
    const game = lay(begin(), 'ferries/cross', 1, 0).pass();
    expect(game.answers()).toHaveLength(6);
  });

  test('FE1 the two roads become one, the third stays apart', () => {
    const game = lay(begin(), 'ferries/tee', 1, 0).pass();
    expect(road(game, 0, 0, EAST)).not.toBe(road(game, 1, 0, EAST));
    put(game, 1, 0, 'W', 'E');
    expect(road(game, 0, 0, EAST)).toBe(road(game, 1, 0, EAST));
    expect(road(game, 0, 0, EAST)).not.toBe(road(game, 1, 0, SOUTH));
    expect(game.events.at(-2)).toEqual({
      event: 'happened',
      what: 'ferries/put',
      seat: 0,
      x: 1,
      y: 0,
      on: 'road:E,W',
    });
  });

  test('FE1 a quay without a ferry is a road end', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).deploy('follower', 'road:W'), 1, 0, 'E', 'S');
    expect(game.game.board.features.openEnds(road(game, 0, 0, WEST))).toBe(1);
    put(lay(game, 'ferries/tee', -1, 0).pass(), -1, 0, 'S', 'W');
    expect(game.awards).toEqual([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
    expect(game.home('red')).toBe(7);
  });

  test('FE1 the last ferry of eight is still there for the last lake', () => {
    const game = begin();
    const lakes = [...Array(4).fill('ferries/tee'), ...Array(3).fill('ferries/city-tee'), 'ferries/cross'];
    for (const [index, lake] of lakes.entries()) {
      lay(game, lake, index + 1, 0).pass();
      put(game, index + 1, 0, 'S', 'W');
    }
    expect(game.asked).toBe('draw');
    expect(game.events.filter(({ event }) => event === 'happened')).toHaveLength(8);
  });
});

describe('FE2 a figure is deployed before the ferry is put', () => {
  test('FE2 B1 looks at the roads without it; book: the ferry joins red and blue', () => {
    const game = lay(begin({ turn: 'blue' }), 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'ferries/tee', 2, 0);
    const roads = game.answers().filter((text) => text.includes('road'));
    expect(roads.map((text) => text.slice(-6))).toEqual(['road:E', 'road:S']);
    put(game.deploy('follower', 'road:E'), 2, 0, 'W', 'E');
    game.finish();
    expect(game.awards).toEqual(
      ['blue', 'red'].map((seat) => ({ seat, points: 3, cause: 'road.unfinished', because: { tiles: 3 } })),
    );
  });

  test('FE2 TB2 looks at the roads without it', () => {
    const game = begin({ sets: [...SETS, 'traders-builders'] });
    lay(game, 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    lay(game, 'ferries/tee', 2, 0);
    const builders = game.answers().filter((text) => text.includes('builder'));
    expect(builders.map((text) => text.slice(-6))).toEqual(['road:W']);
  });
});

describe('X20 closed or unfinished is judged when it is asked', () => {
  /** Red's road from a village over the start tile to a lake, whose quay ends it. */
  const closedAtQuay = () => {
    const game = begin({ sets: [...SETS, 'traders-builders'] });
    lay(game, 'base/W', -1, 0).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    return lay(game, 'ferries/tee', 1, 0);
  };

  test('X20 the figure action sees the land before the ferries', () => {
    expect(
      closedAtQuay()
        .answers()
        .filter((text) => text.includes('builder')),
    ).toEqual([]);
  });

  test('X20 scoring sees the land after the ferries', () => {
    expect(put(closedAtQuay().pass(), 1, 0, 'W', 'E').scores).toEqual({});
    expect(put(closedAtQuay().pass(), 1, 0, 'S', 'E').scores).toEqual({ red: 3 });
  });
});

test('E3 the hand is drawn up after the ferries', () => {
  const game = begin({ options: { hand: 3 } });
  game.deal('ferries/tee', 'base/B', 'base/U', 'base/B', 'base/U', 'base/V');
  game.choose('ferries/tee').place(1, 0).pass();
  expect(game.asked).toBe('ferries/put');
  expect(put(game, 1, 0, 'E', 'S').toMove).toBe('chance');
});
