import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const sides = `
  ##R## ##B##
  .###. .###.
  ..... .....
  ..... .....
  ..... .....
  R: red follower, B: blue follower`;

test.each(['red', 'blue'] as const)('%s lays the second ingot into its own city', (turn) => {
  const game = scene(sides, { sets: ['base', 'gold-mines'], turn });
  game.draw('gold-mines/monastery-curve').place(0, 1);
  expect(answerOf(game)).toBe(turn === 'red' ? 'gold 0,0' : 'gold 1,0');
});

/** A city of an opponent, one tile from being closed. */
const city = (goods: string) => `
  ....# #...#
  ...## #####
  ...#B ##${goods}##
  ...## #####
  ....# #...#
  B: blue follower`;

test.each(['knight', 'baron'] as const)(
  'with the last tile a %s closes the city of an opponent for its wine',
  (level) => {
    const game = scene(city('w'), { sets: ['base', 'traders-builders'] })
      .leave('base/E')
      .draw('base/E');
    expect(turnOf(game, level)[0]).toBe('place base/E 2,0 270');
  },
);

test('it leaves that city open where there is nothing to take', () => {
  const game = scene(city('P'), { sets: ['base', 'traders-builders'] })
    .leave('base/E')
    .draw('base/E');
  expect(turnOf(game)[0]).not.toContain(' 2,0 ');
});

test.each(['knight', 'baron'] as const)('of its two cities a %s closes the one with wine', (level) => {
  const cities = `
    ....# #...#
    ...## #####
    ...#R ##w##
    ...## #####
    ....# #...#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    ....# #...#
    ...## #####
    ...#R ##P##
    ...## #####
    ....# #...#
    R: red follower`;
  const game = scene(cities, { sets: ['base', 'traders-builders'] });
  game.leave('base/E', 'base/B', 'base/B').draw('base/E');
  expect(turnOf(game, level)[0]).toBe('place base/E 2,0 270');
});
