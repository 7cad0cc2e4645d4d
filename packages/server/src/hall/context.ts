import type { BotThreads } from '../bots/bot-threads.ts';
import type { TableSummary } from '../protocol/server-messages.ts';
import type { Store } from '../store/store.ts';
import type { Engines } from '../table/engine.ts';
import type { LoggedEvent } from '../table/events.ts';
import type { Keys } from '../table/rights.ts';
import type { Viewer } from './viewer.ts';

/** What every table needs of the server. */
export interface Context {
  readonly store: Store;
  /** This node's name, a new one each time it starts. */
  readonly node: string;
  readonly engines: Engines;
  readonly bots: BotThreads;
  /** How long a bot lets people look before it moves, in milliseconds. */
  readonly botPause: number;
  now(): number;
  /** When this node began. */
  readonly startedAt: number;
  /** The live connections of a player at this node. */
  viewersOf(player: string): Iterable<Viewer>;
  /** Creates a table; nothing happens if there is one with this id. */
  createTable(first: LoggedEvent, options: { readonly id: string; readonly seed: string }): Promise<Keys>;
  /** A table looks different in lists. */
  summaryChanged(summary: TableSummary): void;
  count(what: 'moves' | 'conflicts' | 'fenced' | 'frames', n?: number): void;
  /** A bug of ours: written to the log without anything secret. */
  reportError(what: string, error: unknown): void;
}
