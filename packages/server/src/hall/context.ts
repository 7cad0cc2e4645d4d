import type { Thinker } from '../bots/thinker.ts';
import type { ServerMessage, TableSummary } from '../protocol/server-messages.ts';
import type { Store } from '../store/store.ts';
import type { Happened } from '../table/events.ts';
import type { Keys } from '../table/rights.ts';
import type { Viewer } from './viewer.ts';

/** What every table needs of the house it stands in. */
export interface Context {
  readonly store: Store;
  /** This node's name, a new one each time it starts. */
  readonly node: string;
  readonly thinker: Thinker;
  /** How long a bot lets people look before it moves, in milliseconds. */
  readonly botPause: number;
  now(): number;
  /** The live connections of a player at this node. */
  viewersOf(player: string): Iterable<Viewer>;
  /** A table is laid; nothing happens if there is one with this id. */
  lay(first: Happened, options: { readonly id: string; readonly seed: string }): Promise<Keys>;
  /** A table looks different in lists. */
  listed(summary: TableSummary): void;
  count(what: 'moves' | 'conflicts' | 'fenced' | 'frames', n?: number): void;
  /** A bug of ours: written to the log without anything secret. */
  wrong(what: string, error: unknown): void;
}

export type { ServerMessage };
