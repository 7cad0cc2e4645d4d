import { CHANCE, type Game } from '@bastide/rules';
import { expect, test } from 'vitest';
import { Allowance } from '../clock.ts';
import { createBot } from '../create.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { position } from '../testing/position.ts';
import { Aim } from './aim.ts';
import { Continuation } from './continuation.ts';
import { Planner } from './planner.ts';
import { type Branch, Tree } from './tree.ts';

const SETTINGS = { replies: 6, width: 1, trust: 2, curiosity: 3 };

/** The tree under the best way to play a position, visited so often. */
function grown(view: Game, visits: number, aim = new Aim()): Branch {
  const allowance = new Allowance({ iterations: 1 });
  const evaluation = new Evaluation(view);
  const planner = new Planner(view, evaluation, allowance, 6);
  const dice = new Dice(1);
  const [{ codes }] = planner.plan(view, 1, dice);
  const tree = new Tree(evaluation, planner, new Continuation(view, evaluation, 12), aim, SETTINGS);
  const branch: Branch = { visits: 0, node: undefined };
  const game = view.clone();
  const until = view.board.land.placed + 4;
  for (let i = 0; i < visits; i++) {
    game.copyFrom(view);
    for (const code of codes) game.play(code);
    tree.visit(branch, game, until, -1, dice);
  }
  return branch;
}

test('chance is met as often as its outcomes are likely', () => {
  const { node, visits } = grown(position(40), 120);
  expect(visits).toBe(120);
  expect(node?.seat).toBe(CHANCE);
  const edges = node?.edges ?? [];
  const all = edges.reduce((sum, { prior }) => sum + prior, 0);
  for (const edge of edges) expect(Math.abs(edge.visits - (120 * edge.prior) / all)).toBeLessThan(1.5);
});

test('a seat considers more replies the more often it is asked, the promising ones more often', () => {
  const { node } = grown(position(3), 200);
  const replies = (node?.edges ?? []).flatMap((edge) => edge.node ?? []);
  expect(replies.length).toBeGreaterThan(0);
  for (const reply of replies) {
    expect(reply.seat).not.toBe(CHANCE);
    const tried = reply.edges.filter(({ visits }) => visits > 0);
    expect(tried.length).toBeLessThanOrEqual(Math.ceil(Math.sqrt(reply.visits + 1)));
    expect(reply.edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(reply.visits);
  }
  const busiest = replies.sort((one, other) => other.visits - one.visits)[0];
  const means = busiest.edges
    .filter(({ visits }) => visits > 0)
    .map(({ sum, visits }) => ({ mean: sum / visits, visits }));
  expect(means.length).toBeGreaterThan(1);
  const favourite = means.reduce((one, other) => (other.visits > one.visits ? other : one));
  const dullest = means.reduce((one, other) => (other.visits < one.visits ? other : one));
  expect(favourite.mean).toBeGreaterThanOrEqual(dullest.mean);
});

test('seats judge replies by what they aim for, at once and whenever one was tried', () => {
  class Content extends Aim {
    override of(): number {
      return 7;
    }
  }
  const { node } = grown(position(3), 60, new Content());
  const replies = (node?.edges ?? []).flatMap(({ node: reply }) => reply?.edges ?? []);
  expect(replies.some(({ visits }) => visits > 0)).toBe(true);
  for (const { prior, sum, visits } of replies) expect([prior, sum]).toEqual([7, 7 * visits]);
});

test('the king is deterministic where its tree has grown', () => {
  const turn = (view: Game) => {
    const bot = createBot('king', { seed: 7, budget: { iterations: 80 } });
    const game = view.clone();
    const seat = game.toMove;
    const codes: number[] = [];
    while (game.toMove === seat) {
      codes.push(bot.choose(game));
      game.play(codes[codes.length - 1]);
    }
    return codes;
  };
  for (const left of [50, 20]) expect(turn(position(left))).toEqual(turn(position(left)));
});
