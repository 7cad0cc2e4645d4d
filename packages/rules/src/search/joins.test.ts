import { expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';
import { SearchBoard } from './board.ts';
import { Joins } from './joins.ts';
import { RIM, Rims } from './rims.ts';

const { game } = scene(`
  .....       .....
  .....       .....
  --R--       --K--
  .....       .....
  .....       .....
  ..... ..... .....
  ..... ..... .....
  ----- ----- -----
  ..... ..... .....
  ..... ..... .....
  R: red follower, K: blue follower
  `);
const board = new SearchBoard(game);
const rims = new Rims(game);
rims.start(game);
const [red, blue] = game.figures.place.filter((place) => place >= 0);
const EAST = 1;
const gap = board.neighbourOf(board.cellOf(red), EAST);
const need = board.requirementOf(gap);
const first = rims.of(game, gap, need);
const around = Array.from({ length: RIM }, (_, place) => rims.segments[first + place]);
const rim = around.map((segment) => (segment < 0 ? -1 : board.featureOf(segment)));

test('an empty cell is shown roads and cities by edge, and fields by half-edge', () => {
  expect([rim.indexOf(board.featureOf(red)), rim.indexOf(board.featureOf(blue))]).toEqual([3, EAST]);
  // Two halves to the east, south and west; to the north lies nothing.
  expect(rim.slice(4).filter((root) => root >= 0)).toHaveLength(6);
  expect(rim.slice(4, 6)).toEqual([-1, -1]);
});

test('as many tiles join two features as do when they are placed', () => {
  const joins = new Joins(game);
  joins.reset(game);
  for (const [one, other] of [
    [EAST, 3],
    [6, 11],
    [7, 10],
    [7, 8],
  ])
    expect(joins.count(need, one, other)).toBe(tilesThatJoin(around[one], around[other]));
});

/** By placing them all. */
function tilesThatJoin(one: number, other: number): number {
  const { fit, fitAt } = game.tiles;
  return game.tiles.types.reduce((sum, _, type) => {
    const joins = [0, 1, 2, 3].some((rot) => {
      if (((fit[fitAt[type] + need] >> rot) & 1) === 0) return false;
      const trial = game.clone();
      trial.board.place(type, rot, gap);
      return trial.board.features.rootOf(one) === trial.board.features.rootOf(other);
    });
    return joins ? sum + game.piles.unseen[type] : sum;
  }, 0);
}
