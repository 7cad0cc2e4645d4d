import { AnswerList } from '../turn/answers.ts';
import type { Game } from './game.ts';
import { CHANCE } from './move.ts';
import type { Random } from './random.ts';

/** Lists the answers to the open question into `out` and tells how many tickets there are: one an answer, or its weight. */
export function totalWeight(game: Game, out: AnswerList): number {
  const { question } = game;
  game.listAnswers(out);
  if (question.weight === undefined) return out.count;
  let total = 0;
  for (let i = 0; i < out.count; i++) total += question.weight(game, out.codes[i]);
  return total;
}

/** The answer a ticket below the total falls to, with the answers as `totalWeight` left them. */
export function answerByTicket(game: Game, answers: AnswerList, ticket: number): number {
  const { question } = game;
  if (question.weight === undefined && ticket < answers.count) return answers.codes[ticket];
  let left = ticket;
  for (let i = 0; i < answers.count; i++) {
    left -= question.weight?.(game, answers.codes[i]) ?? 1;
    if (left < 0) return answers.codes[i];
  }
  throw new Error(`ticket ${ticket} is beyond the answers of ${question.id}`);
}

/** One legal answer to the open question at random, chance's as likely as they should be; `scratch` is memory to list them in. */
export function randomAnswer(game: Game, random: Random, scratch = new AnswerList()): number {
  const { question } = game;
  if (game.toMove === CHANCE && question.sample !== undefined) return question.sample(game, random);
  const total = totalWeight(game, scratch);
  if (total === 0) throw new Error(`${question.id} has no answer`);
  return answerByTicket(game, scratch, random(total));
}

/** What is played for somebody who has no answer: to pass, or the first answer there is. */
export function defaultAnswer(game: Game): number {
  const answers = new AnswerList();
  game.listAnswers(answers);
  const codes = answers.toArray();
  return codes.find((code) => game.question.write(game, code).do === 'pass') ?? codes[0];
}
