import type { Game } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import { manySetsGame } from '@bastide/rules/testing';
import type { Effort } from './effort.ts';
import { answerListing, answerSampling, type Player, type Random, xorshift } from './random-play.ts';

/** What a turn costs on a small land and on a large one. */
export interface TenSetsMeasure {
  readonly listing: TurnCost;
  readonly sampling: TurnCost;
}

export interface TurnCost {
  /** With about 70 tiles on the table. */
  readonly nanosecondsAt70: number;
  /** With about 700 tiles on the table. */
  readonly nanosecondsAt700: number;
  readonly ratio: number;
}

/** A window of turns is long enough for the clock and short enough to be played undisturbed. */
const TURNS = 20;
const SMALL = 60;
const LARGE = 690;

/** Different games, so that no shape of the land decides. */
const GAMES = 48;

/** So often in a round: a large land is easier to disturb, as it fills the caches. */
const REPEATED = 2;

export function measureTenSets({ rounds }: Effort): TenSetsMeasure {
  const made = manySetsGame(10, { sets: ['base'], options: { firstPlayer: 0 }, players: 2 });
  if ('error' in made) throw new Error(`ten sets: ${made.error} at ${made.at}`);
  const start = made.ok;
  return {
    listing: turnCost(start, answerListing, REPEATED * rounds),
    sampling: turnCost(start, answerSampling, REPEATED * rounds),
  };
}

export function turnCostOf(nanosecondsAt70: number, nanosecondsAt700: number): TurnCost {
  const ratio = Math.round((100 * nanosecondsAt700) / nanosecondsAt70) / 100;
  return { nanosecondsAt70, nanosecondsAt700, ratio };
}

/**
 * Plays the same whole games in every round and looks at the clock where a window begins and ends, so that nothing but
 * turns is in it: a restored position would lie in other caches than one that was played to. Of each window the fastest
 * round counts, the one in which the processor did nothing else; so the time is CPU time, though the clock is a finer one.
 */
function turnCost(start: Game, answer: Player, rounds: number): TurnCost {
  const game = start.clone();
  const small = new Array<number>(GAMES).fill(Number.POSITIVE_INFINITY);
  const large = new Array<number>(GAMES).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < GAMES; i++) {
      const random = xorshift(i + 1);
      game.copyFrom(start);
      small[i] = Math.min(small[i], windowNanoseconds(game, SMALL, answer, random));
      large[i] = Math.min(large[i], windowNanoseconds(game, LARGE, answer, random));
    }
  }
  return turnCostOf(Math.round(mean(small) / TURNS), Math.round(mean(large) / TURNS));
}

function windowNanoseconds(game: Game, tiles: number, answer: Player, random: Random): number {
  playUntil(game, tiles, answer, random);
  const before = performance.now();
  playUntil(game, tiles + TURNS, answer, random);
  return (performance.now() - before) * 1e6;
}

function playUntil(game: Game, tiles: number, answer: Player, random: Random): void {
  while (tilesPlaced(game) < tiles && !game.over) answer(game, random);
  if (tilesPlaced(game) < tiles) throw new Error(`the game was over before ${tiles} tiles were placed`);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
