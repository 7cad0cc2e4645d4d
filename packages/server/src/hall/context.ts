import type { Refused, Terms } from '@bastide/protocol';
import type { BotThreads } from '../bots/bot-threads.ts';
import type { RatingConfig } from '../config.ts';
import type { Buckets } from '../http/buckets.ts';
import type { Counted } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Engines } from '../table/engine.ts';
import type { LoggedEvent } from '../table/events.ts';
import type { Table } from '../table/table.ts';
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
  readonly rating: RatingConfig;
  /** Somebody's rating is another now. */
  ratingsChanged(): void;
  now(): number;
  /** Since when there has always been a node: before, nobody could move. */
  upSince(): number;
  /** No time that is over only after this is over yet: the node may have been asleep. */
  awakeUntil(): number;
  /** The live connections of a player at this node. */
  viewersOf(player: string): Iterable<Viewer>;
  /** Creates a table; nothing happens if there is one with this id. */
  createTable(first: LoggedEvent, options: { readonly id: string; readonly seed: string }): Promise<unknown>;
  /** A set-up, to be played by the rules of today. */
  versioned(setup: Terms['setup']): Promise<Terms['setup'] | Refused>;
  /** A table looks different in lists. */
  summaryChanged(table: Table): void;
  readonly mostTablesOf: number;
  readonly mostTablesOfProgram: number;
  /** How much a player may say, at all tables together. */
  readonly speaking: Readonly<Record<'seated' | 'watching', Buckets>>;
  count(what: Counted, n?: number): void;
  /** A bug of ours: written to the log without anything secret. */
  reportError(what: string, error: unknown, about?: About): void;
  /** A game can't be played on: nobody tries before a node starts anew, and its host is told. */
  setAside(game: string, error: unknown): Promise<void>;
}

/** Where something went wrong: whatever is known of it. */
export interface About {
  readonly game?: string;
  readonly player?: string;
  /** The id of the message or of the request over HTTP. */
  readonly request?: string;
}
