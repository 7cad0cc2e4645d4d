import type { OperationName } from '../operations.ts';

/** What the store and its thread tell each other. */

export interface Call {
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

export type Answer = { readonly value: unknown } | { readonly error: string };

/** `calls` and `answers` are lists as JSON: one text is handed over faster than many objects. */
export type ToThread = { readonly do: 'run'; readonly calls: string } | { readonly do: 'close' };

export type FromThread =
  | { readonly tell: 'open' | 'closed' }
  | { readonly tell: 'failed'; readonly reason: string }
  | { readonly tell: 'answers'; readonly answers: string };
