import type { OperationName } from '../operations.ts';
import type { Notice } from '../sql.ts';
import { StoreUnavailable } from '../store.ts';

/** What the store and its thread tell each other. */

export interface Call {
  readonly name: OperationName | 'append' | 'move';
  readonly args: readonly unknown[];
}

/** How it travels to the thread: moves in a row as one. */
export interface PackedCall {
  readonly name: Exclude<Call['name'], 'move'> | 'moves';
  readonly args: readonly unknown[];
}

/** What went wrong, for whoever asked from elsewhere. */
export function failureOf(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  return { error: reason, isFault: !(error instanceof StoreUnavailable) };
}

export type Answer = { readonly value: unknown } | { readonly error: string; readonly isFault: boolean };

/** What the thread begins with. */
export interface Opening {
  readonly path: string;
  /** Whether several processes are served, which want to hear of each other. */
  readonly isShared: boolean;
}

export type ToThread =
  | { readonly do: 'run'; readonly calls: readonly PackedCall[] }
  /** Everything as it is now, into a new file. */
  | { readonly do: 'copy'; readonly file: string }
  | { readonly do: 'close' };

export type FromThread =
  | { readonly tell: 'open' | 'closed' }
  | { readonly tell: 'copied'; readonly error?: string }
  | { readonly tell: 'failed'; readonly reason: string }
  | { readonly tell: 'answers'; readonly answers: readonly Answer[]; readonly notices: readonly Notice[] };
