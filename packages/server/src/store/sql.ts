/**
 * What the operations need of a database: statements in the words both databases share, parameters as `$1`, `$2`. An operation runs
 * inside one transaction.
 */
export interface Sql {
  rows<T>(text: string, ...values: readonly SqlValue[]): Promise<T[]>;
  /** Runs a statement that gives no rows; how many it changed. */
  changes(text: string, ...values: readonly SqlValue[]): Promise<number>;
  /** Other nodes hear of it once the transaction is on disk. */
  notify(channel: Channel, about: string, n: number): Promise<void>;
}

export type SqlValue = string | number | null;

/**
 * What other nodes are told: which game, and how far it has come; `turns`: in which game whose turn begins or is over (`game/player`);
 * `sessions`: the hash of one that has ended. Nothing else travels that way.
 */
export const CHANNELS = ['events', 'chats', 'presence', 'turns', 'sessions'] as const;
export type Channel = (typeof CHANNELS)[number];
