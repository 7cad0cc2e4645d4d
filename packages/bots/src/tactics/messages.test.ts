import { type Scene, scene, score, show, stand } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const sets = ['base', 'messengers'];

/** Red closes a road of 2 below the tee at 0,0, stands on 5, and gets a message. */
function message(text: string, number: number): Scene {
  const game = scene(text, { sets }).draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return show(score(stand(game, 'red', 3), 'marker'), number);
}

const knights = `
  .....       #...# #...#       #####
  .....       ##### #####       .#R#.
  --o--       #RP## ##P##       .....
  ..|..       ##R## #####       .....
  ..|..       #...# #...#       .....
  R: red follower`;

test.each(['knight', 'baron'] as const)('a %s takes 6 points for three knights, not 2', (level) => {
  expect(answerOf(message(knights, 6), level)).toBe('message 6 action');
});

test('it takes 2 points where the smallest city pays 1', () => {
  expect(answerOf(message(knights, 2))).toBe('message 2 points');
});

test('it takes 2 points where its knights have no pennant', () => {
  const knight = `
    .....       #####
    .....       .#R#.
    --o--       .....
    ..|..       .....
    ..|..       .....
    R: red follower`;
  expect(answerOf(message(knight, 5))).toBe('message 5 points');
});

test('of two knights in one city it scores one and lets the other stay to score again', () => {
  const moves = turnOf(message(knights, 8));
  expect(moves[0]).toBe('message 8 action');
  expect(moves[1]).toMatch(/^message-figure follower 2,0 city/);
});

test('it takes 2 points, not 3, where they bring the messenger to the next dark space', () => {
  const road = `
    .....       ..... ..... .....
    .....       ..... ..... .....
    --o--       -R--- ----- -----
    ..|..       ..... ..... .....
    ..|..       ..... ..... .....
    R: red follower`;
  const game = stand(message(road, 1), 'red', 13, 'messenger');
  expect(turnOf(game)).toEqual(['message 1 points', 'score messenger 2']);
});
