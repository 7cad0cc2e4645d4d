import type { BrokenPair, Match, PlayedPair } from '../pair.ts';
import type { Side } from '../seating.ts';

/** What a worker is started with. */
export interface WorkerStart {
  readonly match: Match;
  /** One number that all threads share: not 0 once the match is to stop. */
  readonly stop: Int32Array;
}

/** To a worker: play this pair next; -1: there is none, leave. */
export type ToWorker = number;
export const LEAVE = -1;

/**
 * From a worker: it wants a pair, who is asked and how much of the pair is played, how the pair ended, or which process it
 * began or has seen the end of, by its id.
 */
export type FromWorker =
  | { readonly ready: true }
  | { readonly pair: number; readonly asked: Side; readonly done: number }
  | { readonly result: PlayedPair | BrokenPair }
  | { readonly began: number }
  | { readonly ended: number };
