import { AnswerList, type Game } from '@bastide/rules';
import type { Dice } from '../dice.ts';

const options = new AnswerList();

/** One answer of chance, as likely as it should be. */
export function chanceAnswer(game: Game, dice: Dice): number {
  const { question } = game;
  if (question.sample !== undefined) return question.sample(game, dice.below);
  game.listAnswers(options);
  if (question.weight === undefined) return options.codes[dice.below(options.count)];
  let sum = 0;
  for (let i = 0; i < options.count; i++) sum += question.weight(game, options.codes[i]);
  let ticket = dice.below(sum);
  for (let i = 0; i < options.count; i++) {
    ticket -= question.weight(game, options.codes[i]);
    if (ticket < 0) return options.codes[i];
  }
  throw new Error(`the weights of ${question.id} don't add up`);
}
