import { observe, type UncheckedMove } from '@bastide/rules';
import { type Scene, scene } from '@bastide/rules/testing';
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

test('who has followed the first part is told the rest, unless that has become illegal', () => {
  const game = scene(city).draw('base/E');
  const { moves } = adviceIn(game);
  const [place, ...rest] = moves;
  game.play(place);
  expect(adviceIn(game, rest).moves).toEqual(rest);
  expect(adviceIn(game, [place]).moves).not.toEqual([place]);
});
