import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answers.ts';

const sets = ['base', 'wheel-of-fortune'];

test.each(['knight', 'baron'] as const)(
  'of the plague a %s loses a highwayman, not the knight of a large city',
  (level) => {
    const game = scene(
      `
    ....# #...# #...#
    ...## ##### #####
    ...#R ##P## ##P##
    ...## ##### #####
    ....# #...# #...#
    .....
    .....
    -R---
    .....
    .....
    R: red follower`,
      { sets },
    );
    // The pig goes over famine and inquisition to plague.
    game.draw('base-bb5/U-wheel2').place(1, -1, 90).pass();
    game.draw('base-bb5/U-wheel2').place(2, -1, 90).pass();
    game.draw('base-bb5/V-wheel1');
    expect(game.asked).toBe('wheel-of-fortune/plague');
    expect(answerOf(game, level)).toMatch(/^plague follower 0,1 road/);
  },
);

/** All cities, and red in them. */
const walls = `
  #####
  #R###
  ##P##
  #####
  #####
  R: red follower`;

test('a follower with nothing else to do goes onto a crown space that may pay 6', () => {
  const game = scene(walls, { sets, options: { farmers: false } });
  game.draw('base/G').place(1, 0);
  expect(answerOf(game)).toMatch(/^deploy follower crown:(taxes|storm|plague)/);
});

test('a baron sees that the last tile moves the pig to a crown space', () => {
  const game = scene(walls, { sets, options: { farmers: false } }).leave('base/G', 'base-bb5/U-wheel1');
  expect(answerOf(game.draw('base/G').place(1, 0), 'baron')).toBe('deploy follower crown:taxes');
});

test('with the last tile nobody goes onto the crown where a city pays', () => {
  const plain = `
    .....
    .....
    ..M..
    .....
    .....`;
  const game = scene(plain, { sets }).leave('base/E').draw('base/E').place(1, 0, 180);
  expect(answerOf(game)).toBe('deploy follower 1,0 city:S');
});

/** Red's big follower and another in one city; the pig goes over famine and inquisition to plague. */
function plague(rival: string): Scene {
  const city = `
    ....# #...# #...#
    ...## ##### #####
    ...#R #KP${rival}# ##P##
    ...## ##### #####
    ....# #...# #...#
    .....
    .....
    -B---
    .....
    .....
    R: red follower, K: red big, B: blue follower`;
  const game = scene(city, { sets: [...sets, 'inns-cathedrals'] });
  game.draw('base-bb5/U-wheel2').place(1, -1, 90).pass();
  game.draw('base-bb5/U-wheel2').place(2, -1, 90).pass();
  return game.draw('base-bb5/V-wheel1');
}

test('of the plague the big follower comes home where the other is enough', () => {
  expect(answerOf(plague('#'))).toMatch(/^plague big/);
});

test('of the plague the big follower stays where it alone keeps the majority', () => {
  expect(answerOf(plague('B'))).toMatch(/^plague follower/);
});
