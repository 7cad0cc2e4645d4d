import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, createBot } from '@bastide/bots';
import type { Game } from '@bastide/rules';
import { loadExpansions } from '../foreign.ts';
import type { BotAnswer, BotQuestion } from './bot-threads.ts';

const { expansions } = workerData as { readonly expansions: readonly string[] };
const { registry, valuers } = await loadExpansions(expansions);
const MOST_GAMES = 16;
const MOST_BOTS = 32;
const games = new Map<string, Game>();
const bots = new Map<string, Bot>();
/** Runs faster for a bot that has less time. */
let share = 1;
const clock = () => performance.now() / share;

/** A game of the set-up to think on; its rules are put together once. */
function gameOf(setup: object): Game {
  return kept(games, JSON.stringify(setup), MOST_GAMES, () => {
    const made = registry.newGame(setup);
    if ('error' in made) throw new Error(made.error);
    return made.ok;
  });
}

/** A bot remembers its plan for the rest of a turn, so each seat of each table has its own. */
function botOf({ table, seat, level }: BotQuestion): Bot {
  const seed = randomInt(2 ** 31);
  return kept(bots, `${table} ${seat} ${level}`, MOST_BOTS, () => createBot(level, { seed, valuers, clock }));
}

/** From a map that forgets what was not used for longest. */
function kept<T>(map: Map<string, T>, key: string, most: number, make: () => T): T {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? '');
  return value;
}

function answerTo(question: BotQuestion): BotAnswer {
  try {
    share = question.share;
    const game = gameOf(question.setup);
    game.restore(question.state);
    return { move: game.question.write(game, botOf(question).choose(game)) };
  } catch (error) {
    // It may have stopped in the middle of a thought: neither game nor bot is used again.
    games.clear();
    bots.clear();
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answerTo(question)));
