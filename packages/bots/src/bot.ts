import type { Game } from '@bastide/rules';
import type { Clock } from './clock.ts';
import type { Valuer } from './evaluation/valuer.ts';

/** The levels of our own bots, weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'baron', 'count', 'king'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a level thinks about a whole turn, in milliseconds on one core. Page and squire need less, and see their turn through on a slow machine too. */
export const TIME: Readonly<Record<Level, number>> = {
  page: 50,
  squire: 50,
  knight: 20,
  baron: 100,
  count: 500,
  king: 2000,
};

/**
 * How many continuations a level simulates in a turn of the base game at most, whatever time is left, so that a fast
 * machine does not widen the steps between the levels. The richer a game, the more.
 */
export const MOST_IN_BASE: Readonly<Partial<Record<Level, number>>> = { baron: 33, count: 200 };

/**
 * What a bot may spend on a turn: time by the clock, or so many simulated continuations. With iterations a bot never looks at
 * the clock, so the same seed gives the same answers.
 */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

export interface BotOptions {
  readonly seed: number;
  /** Left out: the time of its level. */
  readonly budget?: Budget;
  /** The share of its turns it plays as the level below does, from 0 to 1. */
  readonly slips?: number;
  /** What its time is measured with; left out: the clock on the wall. */
  readonly clock?: Clock;
  /** What expansions that are not ours are worth; of those in play. */
  readonly valuers?: readonly Valuer[];
}

/** Someone who answers for a seat. It may remember what it planned for the rest of its turn. */
export interface Bot {
  /**
   * A code that answers the open question of `view`. The view is what its seat may know (`observe`), and is left as it was.
   */
  choose(view: Game): number;
}
