import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answers.ts';

const sets = ['base', 'flying-machines'];

/** A machine at 1,3 points north, where a roll of 1 finds a monastery and 2 or 3 a city. */
const cities = `
  ....# #...#
  ...## #####
  ...#B ##P##
  ...## #####
  ....# #...#
  ....# #...#
  ...## #####
  ...#B ##P##
  ...## #####
  ....# #...#
  ..... .....
  ..... .....
  ..M.. ..M..
  ..... .....
  ..... .....
  B: blue follower`;

test.each(['knight', 'baron'] as const)('a %s flies to the cities of an opponent', (level) => {
  const game = scene(cities, { sets });
  game.draw('flying-machines/field-orth').place(1, 3, 90);
  expect(answerOf(game, level)).toBe('deploy follower 1,3 flier');
});

test('it lands in the city of an opponent, not on a short road', () => {
  const game = scene('', { sets, turn: 'blue' });
  game.draw('base/M').place(0, -1, 90).deploy('follower', 'city:S');
  game.draw('flying-machines/field-orth').place(0, 1, 90).deploy('follower', 'flier');
  game.play({ by: 'chance', do: 'roll', value: 1 });
  expect(answerOf(game)).toMatch(/^deploy follower true 0,0 city/);
});

test('it flies with the big follower where it takes the city from another', () => {
  const game = scene(cities, { sets: [...sets, 'inns-cathedrals'] });
  game.draw('flying-machines/field-orth').place(1, 3, 90);
  expect(answerOf(game)).toBe('deploy big 1,3 flier');
});
