import { ROAD } from '@bastide/rules/search';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Evaluation } from './evaluation.ts';
import { COMMON } from './holdings.ts';

/** Numbers of a seat's place in a feature: how surely a lead is lost, and tied. */
const LOST = COMMON + 17;
const TIED = COMMON + 18;

/** What the nets are told of red's and blue's roads that lead to the same cell. */
function roadsOf(reds: string, legend: string) {
  const { game } = scene(`
    .....       .....
    .....       .....
    ${reds}       --K--
    .....       .....
    .....       .....
    ..... ..... .....
    ..... ..... .....
    ----- ----- -----
    ..... ..... .....
    ..... ..... .....
    ${legend}
    `);
  const roads: { seat: number; lost: number; tied: number }[] = [];
  const evaluation = new Evaluation(game);
  if (evaluation.prospects === undefined) throw new Error('there are nets for this game');
  evaluation.prospects.recorder = {
    feature: (kind, seat, x) => {
      if (kind === ROAD) roads.push({ seat, lost: x[LOST], tied: x[TIED] });
    },
    future: () => undefined,
  };
  evaluation.start(game);
  evaluation.look(game);
  return roads.sort((one, other) => one.seat - other.seat);
}

test('two leads of one follower each would be shared', () => {
  const roads = roadsOf('--R--', 'R: red follower, K: blue follower');
  expect(roads.length).toBe(2);
  for (const { lost, tied } of roads) {
    expect(lost).toBe(0);
    expect(tied).toBeGreaterThan(0.5);
  }
});

test('a lead of one would be lost to two, and theirs is safe', () => {
  const [red, blue] = roadsOf('-RR--', 'R: red follower, K: blue follower');
  expect([red.lost, red.tied, blue.tied]).toEqual([0, 0, 0]);
  expect(blue.lost).toBeGreaterThan(0.5);
});
