import type { CopyFacts } from './libsql/copy.ts';
import type { Operations } from './operations.ts';
import type { Append, Appended } from './rows.ts';
import type { Channel } from './sql.ts';

/**
 * Where everything is kept. An operation has happened, for good, when its promise is fulfilled; if it is rejected nobody knows
 * whether it did, and who asked must look.
 */
export type Store = {
  readonly [Name in keyof Operations]: Operation<Operations[Name]>;
} & {
  append(request: Append): Promise<Appended>;
  /** Whether other nodes may work on the same store. */
  readonly isShared: boolean;
  /** Tells what other nodes did (and, it may be, this one). After `onReconnect` something may have been missed: check everything. */
  subscribe(listener: StoreListener): () => void;
  /** Only of a file: a copy of it while it is in use, checked. */
  backup?(file: string): Promise<CopyFacts>;
  close(): Promise<void>;
};

type Operation<Run> = Run extends (sql: never, ...args: infer Args) => infer Answer
  ? (...args: Args) => Answer
  : never;

export interface StoreListener {
  onNotify(channel: Channel, subject: string, n: number, content?: string): void;
  onReconnect(): void;
}

/** The store answered that what we asked makes no sense: nothing has happened, and asking again does not help. A bug of ours. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** The store can't be reached or did not answer: what was asked may or may not have happened. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
