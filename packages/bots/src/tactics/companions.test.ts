import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const sets = ['base', 'traders-builders'];

const road = (builder: string) => `
  ..... ..... .....
  ..... ..... .....
  --o-- ---R- ---${builder}-
  ..|.. ..... .....
  ..|.. ..... .....
  R: red follower, T: red builder`;

test('early in the game it puts the builder on its road', () => {
  const game = scene(road('-'), { sets }).draw('base/U').place(3, 0, 90);
  expect(answerOf(game)).toBe('deploy builder 3,0 road:E,W');
});

test.each(['knight', 'baron'] as const)('a %s places where the builder earns a second part', (level) => {
  const game = scene(road('T'), { sets }).draw('base/U');
  expect(turnOf(game, level)[0]).toMatch(/^place base\/U 3,0 (90|270)/);
});

/** A farmer's field with two closed cities. */
const fields = `
  ..... ..... .....
  ..R.. ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....
  ....# #...# #....
  ...## ##.## ##...
  ...## ##.## ##...
  ...## ##.## ##...
  ....# #...# #....
  R: red follower`;

test('late in the game the pig goes to the farmer, where it adds most', () => {
  const game = scene(fields, { sets });
  game.leave('base/E', 'base/V').draw('base/E').place(0, -1);
  expect(answerOf(game)).toMatch(/^deploy pig 0,-1 field/);
});

test('a pig is of no use where another has more farmers', () => {
  const game = scene(
    fields.replace('..R.. ..... .....', '..R.. ..B.. ..B..').replace('R:', 'B: blue follower, R:'),
    { sets },
  );
  game.leave('base/E', 'base/V').draw('base/E').place(0, -1);
  expect(answerOf(game)).toMatch(/^deploy follower 0,-1 city/);
});

test('with the last tile a builder is of no use', () => {
  const game = scene(road('-'), { sets }).leave('base/D').draw('base/D').place(3, 0);
  expect(answerOf(game)).toBe('deploy follower 3,0 city:N');
});
