import { describe, expect, test } from 'vitest';
import { answersOf } from '../../index.ts';
import { type Scene, type SceneSetup, scene } from '../../testing/scene.ts';

const begin = (setup: SceneSetup = {}) => scene('', { sets: ['base', 'ferries'], ...setup });
const lay = (game: Scene, tile: string, x: number, y: number, rot = 0) => game.draw(tile).place(x, y, rot);
const put = (game: Scene, x: number, y: number, ...between: string[]) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between });
const turn = (game: Scene, x: number, y: number, ...between: string[]) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between, move: true });

/** The ferries that may be turned, each answer as `x,y edges`. */
function turns({ game, asked }: Scene): string[] {
  if (asked !== 'ferries/turn') return [];
  const moves = answersOf(game).map(({ move }) => move);
  return moves.flatMap((move) =>
    move.do === 'ferry' ? [`${move.x},${move.y} ${move.between.join('-')}`] : [],
  );
}

/** Start tile, lakes at 1,0 and 2,0, their ferries on the road from west to east. */
function twoLakes(setup?: SceneSetup): Scene {
  const game = put(lay(begin(setup), 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'E');
  return put(lay(game, 'ferries/tee', 2, 0).pass(), 2, 0, 'W', 'E');
}

/** Lakes at 1,0 and -1,0 beside the start tile, their ferries towards its road and south, and curves at 1,1 and -1,1. */
function horseshoe(setup?: SceneSetup): Scene {
  const game = put(lay(begin(setup), 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'S');
  put(lay(game, 'ferries/tee', -1, 0).pass(), -1, 0, 'E', 'S').pass();
  lay(game, 'base/V', 1, 1, 90).pass().pass();
  return lay(game, 'base/V', -1, 1, 180).pass().pass();
}

describe('FE3 whoever places a tile', () => {
  test('FE3 may turn the first ferry met along the road, to another pair of its quays', () => {
    const game = lay(twoLakes().pass(), 'base/U', 3, 0, 90).pass();
    expect([game.asked, game.toMove]).toEqual(['ferries/turn', 'red']);
    expect(turns(game)).toEqual(['2,0 E-S', '2,0 S-W']);
    expect(() => turn(game, 2, 0, 'E', 'W')).toThrow('illegal-move');
    expect(() => turn(game, 1, 0, 'E', 'S')).toThrow('illegal-move');
    expect(() => put(game, 2, 0, 'E', 'S')).toThrow('illegal-move');
    expect(turn(game, 2, 0, 'E', 'S').asked).toBe('draw');
    expect(game.events.filter(({ event }) => event === 'happened').at(-1)).toEqual({
      event: 'happened',
      what: 'ferries/turn',
      seat: 0,
      x: 2,
      y: 0,
      on: 'road:E,S',
    });
  });

  test('FE3 need not turn it', () => {
    const game = lay(twoLakes().pass(), 'base/U', 3, 0, 90).pass();
    const { question } = game.game;
    expect(question.write(game.game, 0)).toEqual({ by: 0, do: 'pass', phase: 'ferry' });
    expect(question.read(game.game, { by: 0, do: 'pass', phase: 'action' })).toBe(-1);
    expect(game.pass().asked).toBe('draw');
  });

  test('FE3 may turn it off the road just extended', () => {
    const game = lay(twoLakes().pass(), 'base/U', 3, 0, 90).pass();
    turn(game, 2, 0, 'S', 'W');
    lay(game, 'base/U', 4, 0, 90).pass();
    expect(turns(game)).toEqual([]);
  });

  test('FE3 meets a ferry only at a quay where it lies', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).pass(), 1, 0, 'S', 'W');
    expect(lay(game, 'base/U', 2, 0, 90).pass().asked).toBe('draw');
    expect(turns(lay(game, 'base/U', 1, 1).pass())).toEqual(['1,0 E-S', '1,0 E-W']);
  });

  test('FE3 does not meet a ferry where the road ends, or where the tile has no road', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).pass(), 1, 0, 'E', 'W');
    expect(lay(game, 'base/B', 0, 1).pass().asked).toBe('draw');
    expect(turns(lay(game, 'base/W', 2, 0).pass())).toHaveLength(2);
    expect(lay(game.pass(), 'base/U', 3, 0, 90).pass().asked).toBe('draw');
  });

  test('FE3 turns an old ferry after putting the new one, which is not among them', () => {
    const game = twoLakes();
    expect([game.asked, game.toMove]).toEqual(['ferries/turn', 'blue']);
    expect(turns(game)).toEqual(['1,0 E-S', '1,0 S-W']);
  });

  test('FE3 may turn the first ferry of each road, each once', () => {
    const game = lay(horseshoe(), 'base/U', 0, 1, 90).pass();
    expect(turns(game)).toEqual(['1,0 E-S', '1,0 E-W', '-1,0 E-W', '-1,0 S-W']);
    turn(game, 1, 0, 'E', 'S');
    expect(turns(game)).toEqual(['-1,0 E-W', '-1,0 S-W']);
    expect(turn(game, -1, 0, 'E', 'W').asked).toBe('draw');
  });

  test('FE3 ferryMoves: one allows one ferry a turn part', () => {
    const game = lay(horseshoe({ options: { ferryMoves: 'one' } }), 'base/U', 0, 1, 90).pass();
    expect(turns(game)).toHaveLength(4);
    expect(turn(game, 1, 0, 'E', 'S').asked).toBe('draw');
  });

  test('FE3 meets a ferry once though two roads of the tile lead to it', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).pass(), 1, 0, 'W', 'S');
    lay(game, 'base/V', -1, 0, 270).pass().pass();
    lay(game, 'base/V', -1, 1, 180).pass().pass();
    lay(game, 'base/V', 1, 1, 90).pass().pass();
    expect(turns(lay(game, 'base/U', 0, 1, 90).pass())).toEqual(['1,0 E-S', '1,0 E-W']);
  });

  test('FE3 meets none on a ring without a lake', () => {
    const game = lay(begin(), 'base/V', 1, 0).pass();
    lay(game, 'base/V', 1, 1, 90).pass();
    lay(game, 'base/V', -1, 0, 270).pass();
    lay(game, 'base/V', -1, 1, 180).pass();
    expect(lay(game, 'base/U', 0, 1, 90).pass().asked).toBe('draw');
  });

  test('FE3 which ferries may be turned is fixed when the tile is placed: a road back to the new lake finds none', () => {
    const game = lay(begin(), 'base/B', 0, 1).pass();
    lay(game, 'base/V', 1, 1, 180).pass();
    lay(game, 'base/V', 2, 1, 90).pass();
    lay(game, 'base/V', 2, 0).pass();
    expect(put(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, 'E', 'S').asked).toBe('draw');
  });

  test('FE3 a ferry may be turned again in the second part of a turn', () => {
    const game = begin({ sets: ['base', 'ferries', 'traders-builders'] });
    lay(game, 'base/U', 1, 0, 90).deploy('follower', 'road:E');
    lay(game, 'base/B', 0, 1).pass();
    put(lay(game, 'ferries/tee', 2, 0).deploy('builder', 'road:W'), 2, 0, 'W', 'E');
    lay(game, 'base/B', -1, 1).pass();
    turn(lay(game, 'base/U', 3, 0, 90).pass(), 2, 0, 'S', 'W');
    expect(game.turn).toBe('red');
    turn(lay(game, 'base/U', 2, 1).pass(), 2, 0, 'E', 'W');
    expect(game.turn).toBe('blue');
  });
});

describe('FE6 figures stay on their segments', () => {
  test('FE6 book: a ferry turned parts red and yellow', () => {
    const parted = (turned: boolean) => {
      const game = lay(begin({ players: 4, turn: 'yellow' }), 'base/U', 1, 0, 90).deploy(
        'follower',
        'road:E',
      );
      put(lay(game, 'ferries/tee', 2, 0).deploy('follower', 'road:E'), 2, 0, 'E', 'W');
      lay(game, 'base/B', 0, 1).pass();
      lay(game, 'base/B', 1, 1).pass();
      lay(game, 'base/B', -1, 1).pass();
      lay(game, 'base/V', 3, 0).pass();
      return (turned ? turn(game, 2, 0, 'E', 'S') : game.pass()).finish().scores;
    };
    expect(parted(false)).toEqual({ red: 4, yellow: 4 });
    expect(parted(true)).toEqual({ red: 2, yellow: 3 });
  });

  test('FE6 where a road over two lakes is cut, the other ferry still joins its two roads', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).deploy('follower', 'road:W'), 1, 0, 'W', 'E');
    put(lay(game, 'ferries/tee', 2, 0).pass(), 2, 0, 'W', 'E').pass();
    turn(lay(game, 'base/U', 3, 0, 90).pass(), 2, 0, 'E', 'S');
    expect(game.finish().scores).toEqual({ red: 3 });
  });

  test('FE6 a turn that leaves a ring leaves one road, if the rest of it hangs together', () => {
    const game = put(lay(begin(), 'ferries/tee', 1, 0).deploy('follower', 'road:W'), 1, 0, 'W', 'S');
    lay(game, 'base/V', -1, 0, 270).pass().pass();
    lay(game, 'base/V', -1, 1, 180).pass().pass();
    lay(game, 'base/V', 1, 1, 90).pass().pass();
    lay(game, 'base/U', 0, 1, 90).pass();
    turn(game, 1, 0, 'E', 'W');
    expect(game.awards).toEqual([]);
    expect(game.finish().scores).toEqual({ red: 6 });
  });

  test('FE6 a turn may close roads far away, and open one that was closed and scored: its tiles count again', () => {
    const game = lay(begin(), 'base/W', -1, 0).deploy('follower', 'road:E');
    put(lay(game, 'ferries/tee', 1, 0).deploy('follower', 'road:E'), 1, 0, 'W', 'E');
    lay(game, 'base/U', 2, 0, 90).pass();
    turn(game, 1, 0, 'E', 'S');
    expect(game.awards).toEqual([{ seat: 'red', points: 3, cause: 'road', because: { tiles: 3 } }]);
    lay(game, 'base/U', 3, 0, 90).pass();
    turn(game, 1, 0, 'W', 'E');
    expect(game.awards).toHaveLength(1);
    lay(game, 'base/W', 4, 0).pass().pass();
    expect(game.scores).toEqual({ red: 3, blue: 6 });
  });
});
