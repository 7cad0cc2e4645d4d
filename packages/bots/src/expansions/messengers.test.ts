import { type Scene, scene, score, stand } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Evaluation } from '../evaluation/evaluation.ts';

const sets = ['base', 'messengers'];

/** Red closes a road of 3; its marker stands there, its messenger on 0. */
function closing(marker: number): Scene {
  const street = `
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower`;
  return stand(scene(street, { sets }), 'red', marker).draw('base/W').place(2, 0);
}

/** What tokens and the like are worth to red, and what it is asked. */
function seen({ game }: Scene): [string, number] {
  const evaluation = new Evaluation(game);
  evaluation.start(game);
  evaluation.look(game);
  return [game.question.id, evaluation.termsOf(0).tokens];
}

test('a message is seen coming while the tile lies, while points are moved and before it is shown', () => {
  const game = closing(2);
  const [, worth] = seen(game);
  expect(worth).toBeGreaterThan(2);
  expect(seen(game)).toEqual(['figure', worth]);
  expect(seen(game.pass())).toEqual(['scorer', worth]);
  expect(seen(score(game, 'marker'))).toEqual(['messengers/show', worth]);
});

test('where no scorer can stop on a dark space there is none', () => {
  const game = closing(3);
  expect(seen(game)).toEqual(['figure', 0]);
  expect(seen(game.pass())).toEqual(['scorer', 0]);
});
