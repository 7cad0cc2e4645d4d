import type { Expansion } from '../expansion.ts';
import type { Game } from '../game/game.ts';
import type { Result } from '../game/result.ts';
import type { Setup } from '../game/setup.ts';
import type { NewSetup } from './new-setup.ts';
import { registryWith } from './registry.ts';

/** The registry of our own expansions, and what it offers. */
export const registry = registryWith();
export const {
  expansions: catalogue,
  presets,
  printedMinutes,
  inBookOf,
  say,
  sayNamed,
  hasText,
  explain,
  explainAward,
  explainChoice,
  explainFailure,
  explainOption,
  explainReason,
  rulesOf,
  rulesOfAward,
} = registry;

/** Expansions that are not ours, to be played with them. */
export interface Foreign {
  readonly with?: readonly Expansion[];
}

/**
 * A new game, standing at its first question. Anything may be given, from a file or a wire: what is no set-up is refused with a
 * code and a place.
 */
export function newGame(setup: NewSetup, others?: Foreign): Result<Game>;
export function newGame(setup: unknown, others?: Foreign): Result<Game>;
export function newGame(setup: unknown, { with: others }: Foreign = {}): Result<Game> {
  return registryWith(others).newGame(setup);
}

/** Checks a set-up without making a game; the answer has every option filled in. */
export function checkSetup(setup: NewSetup, others?: Foreign): Result<Setup>;
export function checkSetup(setup: unknown, others?: Foreign): Result<Setup>;
export function checkSetup(setup: unknown, { with: others }: Foreign = {}): Result<Setup> {
  return registryWith(others).checkSetup(setup);
}
