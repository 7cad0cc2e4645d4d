import { CITY, FIELD } from '@bastide/rules/search';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { heldIn, Outcome } from './outcome.ts';

/** A knight in a city with an open end, and a farmer beside it. */
const land = `
  ....# #...#
  ...## #####
  ...#K ##P##
  .F.## #####
  ....# #...#
  F: red follower, K: blue follower
  `;

test('the features on which followers stand are held, each once', () => {
  const { game } = scene(land, {});
  expect(heldIn(game).map(({ kind }) => kind)).toEqual([FIELD, CITY]);
});

test('at the end a held feature has paid what it was awarded, and one that was not closed is not said to be', () => {
  const { game } = scene(land, {});
  const outcome = new Outcome(game);
  game.listener = (event) => outcome.hear(event);
  game.endNow();
  expect(outcome.held.map(({ pays, closed }) => ({ pays, closed }))).toEqual([
    { pays: [0, 0], closed: false },
    { pays: [0, 3], closed: false },
  ]);
});
