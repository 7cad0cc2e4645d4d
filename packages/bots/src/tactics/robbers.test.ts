import { pay, rob, type Scene, scene, stand } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answers.ts';

const sets = ['base', 'robbers'];
const SEATS = ['red', 'blue', 'green', 'yellow'] as const;

/** A city of 8 points with a pennant, nearly closed. */
const city = (colour: string) => `
  ....# #...#
  ...## #####
  ...#R ##P##
  ...## #####
  ....# #...#
  R: ${colour} follower`;

/** The scorers stand there. */
function table(owner: string, scorers: readonly number[], setup = {}): Scene {
  const game = scene(city(owner), { sets, players: scorers.length, ...setup });
  for (const [seat, points] of scorers.entries()) stand(game, SEATS[seat], points);
  return game;
}

/** A robber tile is placed in the row above the city. */
const tile = (game: Scene, x = 1) => game.draw('robbers/straight').place(x, -1, 90);

test.each([
  ['blue', 'robber 12'],
  ['green', 'robber 20'],
])('the robber lurks beside %s, who is about to score', (owner, answer) => {
  expect(answerOf(tile(table(owner, [7, 12, 20])))).toBe(answer);
});

test('another seat that is asked answers for itself', () => {
  const game = rob(tile(table('red', [7, 12, 20])));
  expect(game.toMove).toBe('blue');
  expect(answerOf(game)).toBe('robber 7');
});

/** Red's robber is on the track; then red places another robber tile. */
function again(owner: string, space: number): Scene {
  const game = rob(rob(tile(table(owner, [7, 12, 20])), space)).pass();
  for (const x of [2, 3]) game.draw('base/U').place(x, -1, 90).pass();
  return tile(game, 4);
}

test('a robber in a good place stays', () => {
  expect(answerOf(again('blue', 12))).toBe('pass');
});

test('a robber goes from a bad place to a good one', () => {
  expect(answerOf(again('blue', 20))).toBe('robber 12');
});

test('with the last tile a robber is put on the track for its 3 points', () => {
  const game = table('blue', [7, 12]).leave('robbers/straight');
  expect(answerOf(tile(game))).toBe('robber 12');
});

test('it robs the larger of two awards', () => {
  const game = rob(rob(tile(table('blue', [7, 12, 12])), 12)).pass();
  expect(answerOf(pay(game, ['blue', 4], ['green', 9]))).toMatch(/^rob 2 marker 9/);
});

/** Red scores; blue robs it and goes to 15; green's robber stood beside blue and yellow, and may follow. */
function stolen(owner: string): Scene {
  const game = table(owner, [10, 12, 30, 12], { turn: 'yellow', options: { robbersAll: true } });
  const robbers: Partial<Record<string, number>> = { blue: 10, green: 12 };
  tile(game);
  while (game.asked === 'robbers/put') rob(game, robbers[game.toMove]);
  return pay(game.pass(), ['red', 5]);
}

test('a robber stays beside whoever is about to score', () => {
  expect(answerOf(stolen('yellow'))).toMatch(/^follow false/);
});

test('a robber follows whoever is about to score', () => {
  expect(answerOf(stolen('blue'))).toMatch(/^follow true/);
});
