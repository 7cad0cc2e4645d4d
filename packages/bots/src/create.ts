import { type Bot, type BotOptions, LEVELS, type Level, MOST_IN_BASE, TIME } from './bot.ts';
import { knightMind } from './levels/knight.ts';
import { pageMind } from './levels/page.ts';
import { Slipping } from './levels/slipping.ts';
import { squireMind } from './levels/squire.ts';
import { type MakeMind, Thinker } from './levels/thinker.ts';
import { BARON, COUNT, KING, trialMind } from './levels/trial-mind.ts';

const MINDS: Readonly<Record<Level, MakeMind>> = {
  page: pageMind,
  squire: squireMind,
  knight: knightMind,
  baron: (...game) => trialMind(BARON, ...game),
  count: (...game) => trialMind(COUNT, ...game),
  king: (...game) => trialMind(KING, ...game),
};

/** A bot of one of our levels. One bot can play many games, one after the other, and any seat. */
export function createBot(level: Level, options: BotOptions): Bot {
  const { slips = 0, seed } = options;
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  const bot = thinker(level, options);
  return slips === 0 || below === undefined ? bot : new Slipping(bot, thinker(below, options), slips, seed);
}

function thinker(level: Level, options: BotOptions): Bot {
  return new Thinker(MINDS[level], options, { milliseconds: TIME[level] }, MOST_IN_BASE[level]);
}
