import { observe } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { position } from '../testing/position.ts';
import { Distinct } from './distinct.ts';
import { Planner } from './planner.ts';

/** All ways to place a tile that closes a road, so that one of two scorers moves. */
function waysOf(sets: readonly string[]) {
  const game = scene('.....\n.....\n--o--\n..|..\n..|..', { sets }).draw('base/A').game;
  const view = observe(game, game.toMove);
  const planner = new Planner(view, new Evaluation(view), new Allowance({ iterations: 1 }), 64);
  return { view, ways: [...planner.plan(view, 200, new Dice(1))] };
}

test('of ways that differ only in which scorer moves, one is tried', () => {
  const { view, ways } = waysOf(['base', 'messengers']);
  const distinct = new Distinct(view).of(view, ways, 200);
  const closing = (codes: readonly number[]) => codes.length > 2;
  const scorers = (list: typeof ways) => new Set(list.filter(({ codes }) => closing(codes)).map(startOf));
  expect(distinct.length).toBeLessThan(ways.length);
  // None is lost but for its last answer.
  expect(scorers(distinct)).toEqual(scorers(ways));
  expect(distinct.filter(({ codes }) => closing(codes))).toHaveLength(scorers(ways).size);
});

/** Where the tile and the follower go. */
function startOf({ codes }: { readonly codes: readonly number[] }): string {
  return codes.slice(0, 2).join();
}

test('in the base game all ways differ, however equal they look', () => {
  let equals = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const view = position(50, seed);
    const planner = new Planner(view, new Evaluation(view), new Allowance({ iterations: 1 }), 64);
    const ways = [...planner.plan(view, 200, new Dice(1))];
    equals += ways.length - new Set(ways.map(({ value }) => value)).size;
    expect(new Distinct(view).of(view, ways, 200)).toEqual(ways);
  }
  expect(equals).toBeGreaterThan(0);
});

test('no more ways are told than are wanted, the best of them', () => {
  const { view, ways } = waysOf(['base', 'messengers']);
  const all = new Distinct(view).of(view, ways, 200);
  expect(new Distinct(view).of(view, ways, 3)).toEqual(all.slice(0, 3));
});
