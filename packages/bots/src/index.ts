/** Opponents for Bastide, on the public API of the rules. */
import { type Game, type Move, observe } from '@bastide/rules';
import type { Bot } from './bot.ts';
import { createBot } from './create.ts';

export { type Bot, type BotOptions, type Budget, LEVELS, type Level, TIME } from './bot.ts';
export { createBot } from './create.ts';

let knight: Bot | undefined;

/** The knight's answer to the open question of a seat. */
export function bestAnswer(game: Game): number {
  if (game.toMove < 0) throw new Error('only a seat can be played for');
  knight ??= createBot('knight', { seed: 1 });
  return knight.choose(observe(game, game.toMove));
}

/** The same, as a move. */
export function chooseMove(game: Game): Move {
  return game.question.write(game, bestAnswer(game));
}
