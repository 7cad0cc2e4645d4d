/**
 * Opponents for Bastide, on the public API of the rules.
 * @module
 */

export { type GameDraw, isMeasured, lucksOf } from './analysis/game-luck.ts';
export { type DrawLuck, LuckMeter } from './analysis/luck.ts';
export { type Bot, type BotOptions, type Budget, LEVELS, type Level, TIME } from './bot.ts';
export { createBot } from './create.ts';
export type { Outlook } from './evaluation/outlook.ts';
export {
  CLOSING,
  CONTEST,
  FIELDS,
  FIGURES,
  FOLLOWERS,
  POINTS,
  TERMS,
  type Term,
  TOKENS,
} from './evaluation/terms.ts';
export type { Between, Valuer, Values } from './evaluation/valuer.ts';
export { levelAbout, levelName, levelTexts } from './level-words.ts';
export { botLike, NEWCOMER, type Rating, type Result, ratingAfter, type Strength } from './levels/ladder.ts';
