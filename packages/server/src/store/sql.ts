/**
 * What the operations need of a database: statements as PostgreSQL has them, with parameters `$1`, `$2`, and only what the
 * embedded database can do too (`dialect` in libsql/file.ts). An operation runs inside one transaction.
 */
export interface Sql {
  rows<T>(text: string, ...values: readonly SqlValue[]): Promise<T[]>;
  /** Runs a statement that gives no rows; how many it changed. */
  changes(text: string, ...values: readonly SqlValue[]): Promise<number>;
  /** Other nodes are notified once the transaction is on disk. */
  notify(...notices: readonly Notice[]): Promise<void>;
}

export interface Notice {
  readonly channel: Channel;
  readonly subject: string;
  readonly n: number;
  /** What has happened, if it is short: whoever has the rest need not ask. */
  readonly content?: string;
}

export type SqlValue = string | number | null;

/**
 * What other nodes are told: which game, how far it has come, and the last events; `turns`: in which game whose turn begins (if the number is 1) and whose is over (`game/player/player`);
 * `sessions`: the hash of one that has ended; `lines`: whose line was given up for another, and the hash of its ticket (`player/hash`); `names`: in which game somebody has no name any more. Nothing else travels that way.
 */
export const CHANNELS = ['events', 'chats', 'presence', 'turns', 'sessions', 'lines', 'names'] as const;
export type Channel = (typeof CHANNELS)[number];
