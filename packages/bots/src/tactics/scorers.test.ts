import { type Scene, scene, stand } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const sets = ['base', 'messengers'];

/** A monastery at 0,1 closes a road of 2 below the tee. */
const tee = `
  .....
  .....
  --o--
  ..|..
  ..|..`;

/** Red has closed a road of 2, its scorers being there. */
function two(marker: number, messenger: number): Scene {
  const game = scene(tee, { sets });
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return stand(stand(game, 'red', marker), 'red', messenger, 'messenger');
}

test.each(['knight', 'baron'] as const)('a %s moves the scorer that comes to a dark space', (level) => {
  expect(answerOf(two(3, 6), level)).toBe('score marker 2');
  expect(answerOf(two(6, 48), level)).toBe('score messenger 2');
});

/** Red has closed a road of 2 in the west and one of 3 in the east with one tile. */
function twoAndThree(marker: number, messenger: number): Scene {
  const roads = `
    .....       ..... .....
    .....       ..... .....
    --oR-       -R--- --o--
    ..|..       ..... ..|..
    ..|..       ..... ..|..
    R: red follower`;
  const game = scene(roads, { sets }).draw('base/W').place(1, 0).pass();
  return stand(stand(game, 'red', marker), 'red', messenger, 'messenger');
}

test('two awards together bring one scorer to a dark space', () => {
  expect(turnOf(twoAndThree(0, 1))).toEqual(['score marker 2', 'score marker 3']);
});

test('a scorer that has come to a dark space stays there', () => {
  expect(turnOf(twoAndThree(3, 11))).toEqual(['score marker 2', 'score messenger 3']);
});
