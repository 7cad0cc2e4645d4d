import { answersOf, moveText } from '@bastide/rules';
import type { Scene } from '@bastide/rules/testing';

export const ROAD_OF_RED = `
  ..... .....
  ..... .....
  --o-- --R--
  ..|.. .....
  ..|.. .....
  R: red follower`;

/** Whoever is asked gives the answer that begins with these words. */
export function answer(game: Scene, words: string): Scene {
  const answer = answersOf(game.game).find(({ move }) => moveText(move).startsWith(words));
  if (answer === undefined) throw new Error(`${words}: ${game.answers().join(' · ')}`);
  return game.play(answer.move);
}
