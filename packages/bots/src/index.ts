/** Opponents for Bastide, on the public API of the rules. */

export { type Bot, type BotOptions, type Budget, LEVELS, type Level, TIME } from './bot.ts';
export { createBot } from './create.ts';
export { levelAbout, levelName } from './level-words.ts';
