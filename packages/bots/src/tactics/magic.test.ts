import { type Scene, scene, stand } from '@bastide/rules/testing';
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

test('of two opponents the witch goes to the one in the lead', () => {
  const game = scene(land('blue', 'green'), { sets, players: 3 });
  stand(stand(game, 'blue', 40), 'green', 10);
  game.draw('mage-witch/two-opposite-cities').place(1, -1);
  expect(answerOf(game)).toMatch(/^deploy witch [012],0 city/);
});

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

test('where a tile joins the cities of both, the mage stays with the own knight and the witch goes', () => {
  const text = `
    ..... ..... ..... .....
    ..... ..... ..... .....
    ..M.. ..M.. ..M.. ..M..
    ..... ..... ..... .....
    ..... ..... ..... .....
    ....# #...#       #....
    ...## #####       ##...
    ...#R ##P##       ##...
    ...## #####       ##...
    ....# #...#       #....
    R: red follower`;
  const tile = 'mage-witch/two-opposite-cities';
  const game = scene(text, { sets }).leave(tile, tile, 'base/G', ...new Array(20).fill('base/V'));
  game.draw(tile).place(1, -1).play({ by: 0, do: 'deploy', figure: 'mage', x: 1, y: 1, on: 'city:E' }).pass();
  game
    .draw(tile)
    .place(0, -1)
    .play({ by: 1, do: 'deploy', figure: 'witch', x: 3, y: 1, on: 'city:W' })
    .pass();
  game.draw('base/G').place(2, 1);
  expect(answerOf(game)).toMatch(/^deploy witch/);
});
