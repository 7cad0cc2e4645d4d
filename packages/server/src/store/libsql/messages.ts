import type { OperationName } from '../operations.ts';

/** What the store and its thread tell each other. */

export interface Call {
  readonly name: OperationName | 'append';
  readonly args: readonly unknown[];
}

export type Answer = { readonly value: unknown } | { readonly error: string; readonly isFault: boolean };

export type ToThread =
  | { readonly do: 'run'; readonly calls: readonly Call[] }
  /** Everything as it is now, into a new file. */
  | { readonly do: 'copy'; readonly file: string }
  | { readonly do: 'close' };

export type FromThread =
  | { readonly tell: 'open' | 'closed' }
  | { readonly tell: 'copied'; readonly error?: string }
  | { readonly tell: 'failed'; readonly reason: string }
  | { readonly tell: 'answers'; readonly answers: readonly Answer[] };
