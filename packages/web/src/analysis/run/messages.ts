import type { Advice, Analyst, Verdict } from '@bastide/bots/analysis';
import type { Move } from '@bastide/rules';

/** A game to be looked at, and by whom. */
export interface Task {
  readonly setup: unknown;
  readonly moves: readonly Move[];
  readonly level: Analyst;
}

/** To a worker: a whole game whose decisions will be asked about, one of them, or a position in which advice is wanted. */
export type ToAnalyst =
  | { readonly task: Task }
  | { readonly judge: number }
  | { readonly advise: { readonly setup: unknown; readonly state: Uint8Array; readonly level: Analyst } };

/** From a worker: how many decisions there are, what it thinks of one, its advice, or what went wrong. */
export type FromAnalyst =
  | { readonly decisions: number }
  | { readonly judged: number; readonly verdict: Verdict }
  | { readonly advice: Advice }
  | { readonly fault: string };
