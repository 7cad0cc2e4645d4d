import { answersOf, newGame, observe, type UncheckedMove } from '@bastide/rules';
import { randomAnswer, type Scene, scene, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { type Advice, adviseOn } from './advice.ts';

const adviceIn = ({ game }: Scene, rest: readonly UncheckedMove[] = []): Advice =>
  adviseOn(observe(game, game.toMove), 'knight', rest);

test('who is to lie in a field is told of the field, not of what is unfinished', () => {
  const game = scene(`
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...# #....
    ...## ##.## ##...
    ...## ##.## ##...
    ...## ##.## ##...
    ....# #...# #....
  `);
  game.leave('base/B', 'base/U', 'base/U').draw('base/B');
  const { moves, reasons } = adviceIn(game);
  expect(moves.at(-1)).toMatchObject({ do: 'deploy', on: expect.stringMatching(/^field/) });
  expect(reasons[0]).toMatchObject({ cause: 'fields', seat: 0 });
  expect(reasons.map(({ cause }) => cause)).not.toContain('unfinished');
});

const city = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....
  ....# #...#
  ...## #####
  ...#R ##P##
  ...## #####
  ....# #...#
  R: red follower`;

test('once the tile lies, what it brings in any case is no reason', () => {
  const game = scene(city).draw('base/E').place(2, 1, 270);
  const { reasons } = adviceIn(game);
  expect(reasons.map(({ cause }) => cause)).not.toContain('scored');
});

test('who is to pass is told what that is better for', () => {
  const game = scene(city).draw('base/E').place(2, 1, 270);
  const pass = { by: 0, do: 'pass', phase: 'action' };
  const { moves, reasons } = adviceIn(game, [pass]);
  expect(moves).toEqual([pass]);
  expect(reasons.find(({ cause, seat }) => cause === 'followers' && seat === 0)?.worth).toBeGreaterThan(0);
});

test('with the last tile a reason is what the end of the game gains', () => {
  const game = scene(city);
  game.leave('base/E').draw('base/E');
  const { reasons } = adviceIn(game);
  expect(reasons.map(({ seat, cause }) => [seat, cause])).toEqual([[0, 'scored']]);
  // The city pays 8 instead of 3, and a farmer 3.
  expect(reasons[0].change).toBe(8);
});

test('where one can’t pass, what every answer brings is no reason', () => {
  const made = newGame({ sets: ['base', 'wheel-of-fortune'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const random = seeded(3);
  while (made.ok.question.id !== 'wheel-of-fortune/plague' || answersOf(made.ok).length < 3)
    made.ok.play(randomAnswer(made.ok, random));
  const { reasons } = adviseOn(observe(made.ok, made.ok.toMove), 'knight');
  const free = reasons.filter(({ cause, seat }) => cause === 'followers' && seat === made.ok.toMove);
  for (const { change } of free) expect(change).toBeLessThan(1);
});

test('who has followed the first part is told the rest, unless that has become illegal', () => {
  const game = scene(city).draw('base/E');
  const { moves } = adviceIn(game);
  const [place, ...rest] = moves;
  game.play(place);
  expect(adviceIn(game, rest).moves).toEqual(rest);
  expect(adviceIn(game, [place]).moves).not.toEqual([place]);
});
