import type { Analyst, Verdict } from '@bastide/bots/analysis';
import type { Move } from '@bastide/rules';

/** What a worker is started with. */
export interface Task {
  readonly setup: unknown;
  readonly moves: readonly Move[];
  readonly level: Analyst;
}

/** To a worker: judge the decision of this number; -1: there is none left, leave. */
export type ToWorker = number;
export const LEAVE = -1;

/** From a worker: it is ready for a decision, and what it thought of the last one. */
export interface FromWorker {
  readonly judged?: { readonly number: number; readonly verdict: Verdict };
}
