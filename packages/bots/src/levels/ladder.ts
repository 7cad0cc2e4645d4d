import { LEVELS, type Level } from '../bot.ts';

/** How well a bot plays: a level, and the share of turns it plays as the one below. */
export interface Strength {
  readonly level: Level;
  readonly slips?: number;
}

/** How well somebody plays, as far as their games tell. */
export interface Rating {
  /** In the logarithm of odds: 1 more wins 73 of 100 games. */
  readonly value: number;
  readonly games: number;
}

/** A game against a bot: 1 if it was won, 0 if lost, ½ if neither. */
export interface Result {
  readonly against: Strength;
  readonly won: number;
}

/** The levels by the games they win against the one below (docs/bots.md, base game for two). */
const LADDER: Readonly<Record<Level, number>> = {
  page: 0,
  squire: 1.4,
  knight: 2.5,
  baron: 3.1,
  count: 3.6,
  king: 3.95,
};

/** Of somebody who has not played yet: between page and squire. */
export const NEWCOMER: Rating = { value: 0.7, games: 0 };

/** By how much a game changes a rating at most: the first one, and after many. */
const FIRST = 1.2;
const LEAST = 0.35;
/** After so many games the first step has become half. */
const HALF = 4;

/** A rating after one more game, which may have been against several bots. */
export function ratingAfter({ value, games }: Rating, results: readonly Result[]): Rating {
  if (results.length === 0) return { value, games };
  const step = Math.max(LEAST, FIRST / (1 + games / HALF));
  const surprise = results.map(({ against, won }) => won - chance(value - heightOf(against)));
  const mean = surprise.reduce((sum, one) => sum + one) / surprise.length;
  return { value: clamp(value + step * mean), games: games + 1 };
}

/** The bot that plays as well as somebody with this rating. */
export function botLike({ value }: Rating): Strength {
  const level = LEVELS.find((one) => LADDER[one] >= value) ?? HIGHEST;
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (below === undefined) return { level };
  const slips = (LADDER[level] - value) / (LADDER[level] - LADDER[below]);
  return slips > 0 ? { level, slips } : { level };
}

function heightOf({ level, slips = 0 }: Strength): number {
  const below = LEVELS[LEVELS.indexOf(level) - 1] ?? level;
  return LADDER[level] - slips * (LADDER[level] - LADDER[below]);
}

const HIGHEST: Level = LEVELS[LEVELS.length - 1];
const chance = (ahead: number): number => 1 / (1 + Math.exp(-ahead));
/** Nobody is taken for worse than the page or better than the king: there is no bot like that. */
const clamp = (value: number): number => Math.min(LADDER[HIGHEST], Math.max(LADDER.page, value));
