import { moveText } from '../game/answer.ts';
import type { Brings } from '../game/brings.ts';
import { viewOf } from '../view/view-of.ts';
import type { Scene } from './scene.ts';

/** What the answer that is written so brings, as whoever is asked is shown it. */
export function bringsOf({ game }: Scene, words: string): Brings | undefined {
  const { answers } = viewOf(game).question;
  const answer = answers.find(({ move }) => moveText(move) === words);
  if (answer === undefined)
    throw new Error(`${words}: ${answers.map(({ move }) => moveText(move)).join(' · ')}`);
  return answer.brings;
}
