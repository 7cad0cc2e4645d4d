import { CHANCE, type Game, newGame, observe, presets } from '@bastide/rules';
import {
  allSets,
  combinations,
  type Random,
  randomAnswer,
  randomSetup,
  seeded,
} from '@bastide/rules/testing';
import { createBot, LEVELS, type Level } from '../src/index.ts';

export interface SoakOptions {
  readonly levels: readonly Level[];
  /** Games of each level. */
  readonly games: number;
  readonly seed: number;
  /** Continuations a turn, for the levels that simulate. */
  readonly iterations: number;
  /** A single answer that takes longer, in milliseconds, is a stall. */
  readonly longest: number;
  readonly tell: (line: string) => void;
}

export interface SoakResult {
  readonly games: number;
  readonly turns: number;
  readonly illegal: number;
  readonly crashes: number;
  readonly stalls: number;
  readonly slowest: number;
}

/**
 * Whole games of each level over presets and random combinations of sets, options at random, 2 to 8 seats: no answer may be
 * illegal, none may throw, none may take for ever.
 */
export function soak(options: SoakOptions): Record<string, SoakResult> {
  const results: Record<string, SoakResult> = {};
  for (const level of options.levels) {
    results[level] = soakLevel(level, options);
    options.tell(`${level}: ${JSON.stringify(results[level])}`);
  }
  return results;
}

export function readLevels(text: string): Level[] {
  return LEVELS.filter((level) => text.split(',').includes(level));
}

const every = combinations(allSets);
const boxes = Object.values(presets);

function soakLevel(level: Level, { games, seed, iterations, longest, tell }: SoakOptions): SoakResult {
  const result = { games: 0, turns: 0, illegal: 0, crashes: 0, stalls: 0, slowest: 0 };
  for (let i = 0; i < games; i++) {
    const random = seeded(seed + 7919 * i + LEVELS.indexOf(level));
    const setup = anySetup(random);
    try {
      const made = newGame(setup);
      if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
      playOut(made.ok, level, { seed: seed + i, iterations, random, longest }, result);
    } catch (error) {
      result.crashes++;
      tell(`${level}, game ${i}, ${JSON.stringify(setup)}: ${error instanceof Error ? error.stack : error}`);
    }
    result.games++;
  }
  return result;
}

/** A preset with a number of seats, or any combination of sets with any options. */
function anySetup(random: Random): object {
  if (random(2) === 0) return randomSetup(every[random(every.length)], random);
  const { sets, options } = boxes[random(boxes.length)];
  return { sets, options, players: 2 + random(7) };
}

interface Playing {
  readonly seed: number;
  readonly iterations: number;
  readonly random: Random;
  readonly longest: number;
}

type Counts = { -readonly [Name in keyof SoakResult]: SoakResult[Name] };

function playOut(
  game: Game,
  level: Level,
  { seed, iterations, random, longest }: Playing,
  counts: Counts,
): void {
  const bots = Array.from({ length: game.players }, (_, seat) =>
    createBot(level, { seed: seed + seat, budget: { iterations } }),
  );
  while (!game.over) {
    if (game.toMove === CHANCE) {
      game.play(randomAnswer(game, random));
      continue;
    }
    const before = performance.now();
    const code = bots[game.toMove].choose(observe(game, game.toMove));
    const took = performance.now() - before;
    counts.turns++;
    counts.slowest = Math.max(counts.slowest, Math.round(took));
    if (took > longest) counts.stalls++;
    if (game.mayPlay(code)) game.play(code);
    else {
      counts.illegal++;
      return;
    }
  }
}
