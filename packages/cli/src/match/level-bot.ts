import { type Bot, type BotOptions, bestAnswer, type Level } from '@bastide/bots';

export function createBot(_level: Level, _options: BotOptions): Bot {
  return { choose: bestAnswer };
}
