/** Opponents for Bastide, on the public API of the rules. */
import type { Game, Move } from '@bastide/rules';
import { bestAnswer } from './simple.ts';

export { type Bot, type BotOptions, type Budget, LEVELS, type Level, TIME } from './bot.ts';
export { createBot } from './create.ts';
export { levelAbout, levelName } from './level-words.ts';
export { bestAnswer } from './simple.ts';

/** The simple opponent's answer to the open question of a seat, as a move. */
export function chooseMove(game: Game): Move {
  return game.question.write(game, bestAnswer(game));
}
