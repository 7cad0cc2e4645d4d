import { AnswerList, type Game, randomAnswer } from '@bastide/rules';
import type { Dice } from '../dice.ts';

const answers = new AnswerList();

/** One answer of chance, as likely as it should be. */
export function chanceAnswer(game: Game, dice: Dice): number {
  return randomAnswer(game, dice.below, answers);
}
