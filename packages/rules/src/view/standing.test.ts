import { expect, test } from 'vitest';
import { answersOf } from '../game/answer.ts';
import { newGame } from '../index.ts';
import { followersOut, progressOf } from './standing.ts';
import { viewOf } from './view-of.ts';

test('a game is as far as its view shows it, and followers are out until they are sent home', () => {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  let most = 0;
  while (!game.over) {
    const view = viewOf(game);
    expect(progressOf(game)).toEqual({ placed: view.tiles.length, left: view.left, over: false });
    const out = followersOut(view);
    expect(out.map(({ key, seat }) => [key, seat])).toEqual(view.figures.map(({ key, seat }) => [key, seat]));
    most = Math.max(most, out.length);
    game.play(answersOf(game)[0].code);
  }
  expect(most).toBeGreaterThan(0);
  expect(progressOf(game).over).toBe(true);
});
