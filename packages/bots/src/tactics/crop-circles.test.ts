import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf } from '../testing/answers.ts';

const sets = ['base', 'crop-circles'];

/** A large city in the west, a small one in the south-east. */
const cities = (large: string, small: string) => `
  ....# #...# #...#
  ...## ##### #####
  ...#L ##P## ##P##
  ...## ##### #####
  ....# #...# #...#
        ..... .....
        ..... .....
        ..M.. .....
        ..... .###.
        ..... ##S##
  L: ${large} follower, S: ${small} follower`;

/** A crop circle for knights is placed in the north; its placer is asked what all do. */
function shield(text: string, turn: 'red' | 'blue' = 'red'): Scene {
  const game = scene(text, { sets, players: 2, turn });
  return game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass();
}

const choose = (game: Scene, choice: string) => game.play({ by: game.game.toMove, do: 'crop', choice });

test.each(['knight', 'baron'] as const)('a %s with the only knights adds one', (level) => {
  expect(answerOf(shield(cities('red', 'red')), level)).toBe('crop add city');
});

test.each(['knight', 'baron'] as const)('a %s takes none away if it would lose most', (level) => {
  expect(answerOf(shield(cities('red', 'blue')), level)).toBe('crop add city');
});

test('a baron takes the only knight of an opponent away', () => {
  const one = cities('blue', 'blue').replace('##S##', '#####');
  expect(answerOf(shield(one), 'baron')).toBe('crop remove city');
});

test('the knight of the small city is taken away, not that of the large one', () => {
  const game = choose(shield(cities('red', 'red'), 'blue'), 'remove');
  expect(game.toMove).toBe('red');
  expect(answerOf(game)).toMatch(/^crop-figure follower 2,1 city/);
});

test('a knight is added where an opponent has as many', () => {
  const tied = cities('red', 'red').replace('##P##', '#BP##').replace('L:', 'B: blue follower, L:');
  const game = choose(shield(tied, 'blue'), 'add');
  expect(game.toMove).toBe('red');
  expect(answerOf(game)).toMatch(/^crop-figure follower 0,0 city/);
});

const big = { sets: [...sets, 'inns-cathedrals'] };

test('where it competes with nobody it adds a follower and keeps the big one', () => {
  const one = cities('red', 'red').replace('##S##', '#####');
  const game = scene(one, { ...big, players: 2, turn: 'blue' });
  choose(game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass(), 'add');
  expect(answerOf(game)).toMatch(/^crop-figure follower 0,0 city/);
});

test('of two in a city where nobody competes it takes the big one home', () => {
  const two = cities('red', 'red').replace('##S##', '#####').replace('##P##', '#KP##');
  const game = scene(two.replace('L:', 'K: red big, L:'), { ...big, players: 2, turn: 'blue' });
  choose(game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass(), 'remove');
  expect(answerOf(game)).toMatch(/^crop-figure big/);
});
