import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answers.ts';

const sets = ['base', 'mage-witch'];

/** A large city in the west, a small one in the east. */
const land = (large: string, small: string) => `
  ....# #...# #...#       .....
  ...## ##### #####       .....
  ...#L ##P## ##P##       ..M--
  ...## ##### #####       .....
  ....# #...# #...#       .....
        .....             .....
        .....             .....
        ..M..             .....
        .....             .###.
        .....             ##S##
  L: ${large} follower, S: ${small} follower`;

/** A magic tile is placed in the north. */
const magic = (text: string): Scene =>
  scene(text, { sets, players: 2 }).draw('mage-witch/two-opposite-cities').place(1, -1);

test.each(['knight', 'baron'] as const)('a %s sends the mage into its large city', (level) => {
  expect(answerOf(magic(land('red', 'blue')), level)).toMatch(/^deploy mage [012],0 city/);
});

test.each(['knight', 'baron'] as const)(
  'a %s sends the witch into the large city of an opponent',
  (level) => {
    expect(answerOf(magic(land('blue', 'red')), level)).toMatch(/^deploy witch [012],0 city/);
  },
);

test('the mage stays in the own city, and the witch goes to the other', () => {
  const game = magic(land('red', 'blue')).play({
    by: 0,
    do: 'deploy',
    figure: 'mage',
    x: 1,
    y: 0,
    on: 'city:E',
  });
  game.pass().draw('base/B').place(0, 1).pass();
  game.draw('mage-witch/city-tee').place(5, 0);
  expect(answerOf(game)).toBe('deploy witch 4,1 city:S');
});
