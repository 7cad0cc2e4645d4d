import type { Game } from '@bastide/rules';
import { tilesToDraw } from '@bastide/rules/search';
import { BATCHES, type Effort, fastest, timesInBatch } from './effort.ts';
import { answerListing, answerSampling, type Player, type Random, xorshift } from './random-play.ts';

/** What is measured of a set-up. */
export interface PresetMeasure {
  readonly listing: Speed;
  readonly sampling: Speed;
  /** From the middle of a game to its end, as a search plays. */
  readonly search?: Speed;
  /** Copying a game into another one that is kept for it. */
  readonly cloneNanoseconds: number;
  readonly stateBytes: number;
}

export interface Speed {
  readonly gamesPerSecond: number;
}

export function measurePreset(game: Game, effort: Effort): PresetMeasure {
  const start = [game.clone()];
  return {
    listing: speed(game, start, answerListing, effort),
    sampling: speed(game, start, answerSampling, effort),
    cloneNanoseconds: cloneNanoseconds(start[0], effort),
    stateBytes: game.save().byteLength,
  };
}

/** Positions a search may start from: one shape of the land must not decide. */
const POSITIONS = 16;

/** Copies a position from the middle of a game and plays it at random to its end, final scoring included. */
export function measureSearch(game: Game, effort: Effort): Speed {
  const start = game.clone();
  const middles = Array.from({ length: POSITIONS }, (_, i) => {
    const middle = start.clone();
    playToMiddle(middle, xorshift(i + 1));
    return middle;
  });
  return speed(game, middles, answerSampling, effort);
}

/** Random games from each of these positions in turn to the end. */
function speed(game: Game, from: readonly Game[], answer: Player, effort: Effort): Speed {
  const warmUp = xorshift(BATCHES + 1);
  const times = timesInBatch(effort, () => playOut(game, from[warmUp(from.length)], answer, warmUp));
  const batches = Array.from({ length: BATCHES }, (_, batch) => () => {
    const random = xorshift(batch + 1);
    for (let i = 0; i < times; i++) playOut(game, from[i % from.length], answer, random);
  });
  const seconds = fastest(effort.rounds, batches);
  return { gamesPerSecond: Math.round((BATCHES * times) / seconds) };
}

function playOut(game: Game, from: Game, answer: Player, random: Random): void {
  game.copyFrom(from);
  while (!game.over) answer(game, random);
}

/** Until half of the tiles are drawn. */
function playToMiddle(game: Game, random: Random): void {
  const half = tilesToDraw(game) / 2;
  while (tilesToDraw(game) > half || game.question.id !== 'place') answerSampling(game, random);
}

function cloneNanoseconds(game: Game, effort: Effort): number {
  const kept = game.clone();
  const copy = () => kept.copyFrom(game);
  const times = timesInBatch(effort, copy);
  const seconds = fastest(effort.rounds, [
    () => {
      for (let i = 0; i < times; i++) copy();
    },
  ]);
  return Math.round((1e9 * seconds) / times);
}
