import type { Budget, Level } from '@bastide/bots';
import type { Move } from '@bastide/rules';

/** Who is to answer, and how. */
export interface Player {
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
  /** Left out: the time of its level. */
  readonly budget?: Budget | undefined;
}

/** To the worker: a question to a seat. */
export interface Asked extends Player {
  readonly id: number;
  readonly setup: unknown;
  /** The whole state of the game as far as the seat may know it. */
  readonly state: Uint8Array;
}

/** From the worker: an answer, or what went wrong. */
export type Answered =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly fault: string };
