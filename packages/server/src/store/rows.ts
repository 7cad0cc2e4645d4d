/** What the store gives and takes. Times are milliseconds since 1970. */

export interface StoredEvent {
  readonly seq: number;
  readonly kind: string;
  /** Anything JSON can say. */
  readonly content: object | string;
  readonly moveId?: string | undefined;
  readonly at: number;
}

export interface NewEvent extends Omit<StoredEvent, 'seq' | 'content'> {
  /** The content as JSON. */
  readonly text: string;
}

export type Status = 'waiting' | 'playing' | 'over';

/** What is kept beside the events, in step with them. */
export interface GameState {
  readonly status: Status;
  /** The seat that is asked. */
  readonly asked: number | undefined;
  /** When somebody must look after the game by itself. */
  readonly wakeAt: number | undefined;
}

export interface NewGame extends GameState {
  readonly id: string;
  readonly host: string;
  readonly isPublic: boolean;
  readonly seed: string;
  readonly playKey: string;
  readonly watchKey: string;
  /** JSON: what lists show. */
  readonly summary: string;
  readonly events: readonly NewEvent[];
  readonly seats: readonly SeatOwner[];
  /** The node that has its lease from the first. */
  readonly holder?: string | undefined;
  readonly at: number;
}

/** The most tables that are not over of one host, and the most that wait at all. */
export interface TableCaps {
  readonly ofHost: number;
  readonly waiting: number;
}

export interface SeatOwner {
  readonly seat: number;
  readonly identity: string;
}

export interface Append extends GameState {
  readonly game: string;
  /** How many events there are; with another number nothing is appended. */
  readonly expect: number;
  /** Nobody else may have taken the game's lease since. */
  readonly fence?: number;
  readonly events: readonly NewEvent[];
  readonly at: number;
  /** Whose turn it is from now on, and whose it was: told to nodes that don't have the table in memory. */
  readonly turns?: readonly Turn[];
  /** Every so many events: the state they led to. */
  readonly snapshot?: StoredSnapshot;
  /** If they change: what lists show, and who sits where. */
  readonly lists?: Lists;
  /** Only if who sits down is at fewer other tables. */
  readonly most?: { readonly identity: string; readonly tables: number };
  /** If another turn has begun of which somebody may want to be told. */
  readonly notice?: TurnNoticeWish;
}

/** Whose turn has begun, if anyone's, when, and how long the log was then. */
export interface TurnNoticeWish {
  readonly identity: string | undefined;
  readonly head: number;
  readonly at: number;
}

/** A turn somebody is to be told of. */
export interface TurnNotice {
  readonly game: string;
  readonly channel: 'push' | 'mail';
  readonly identity: string;
  readonly head: number;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

export interface PushSubscriptionRow {
  readonly endpoint: string;
  readonly identity: string;
  readonly publicKey: string;
  readonly secret: string;
  readonly language: string;
}

export interface MailAddress {
  readonly identity: string;
  readonly address: string;
  readonly language: string;
  readonly token: string;
}

/** The state of a game after so many events. */
export interface StoredSnapshot {
  readonly seq: number;
  /** How many moves stood. */
  readonly moves: number;
  readonly version: number;
  readonly layout: string;
  /** Compressed, in base 64. */
  readonly state: string;
  readonly scores: readonly number[];
}

export interface Lists {
  readonly summary: string;
  /** Seats that nobody has any more, and those somebody has now. */
  readonly freed: readonly number[];
  readonly taken: readonly SeatOwner[];
}

export interface Turn {
  readonly identity: string;
  readonly isTheirs: boolean;
}

export type Appended =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'conflict' | 'fenced' | 'repeated' | 'unknown' | SittingRefusal };

/** Why somebody may not sit down: enough other tables, or gone for good meanwhile. */
export type SittingRefusal = 'too-many' | 'not-signed-in';

export interface GameRow extends GameState {
  readonly id: string;
  readonly head: number;
  readonly isPublic: boolean;
  readonly seed: string;
  readonly playKey: string;
  readonly watchKey: string;
  readonly isRated: boolean;
  /** Why it can't be played on. */
  readonly broken: string | undefined;
}

export interface ListedGame {
  readonly id: string;
  readonly status: Status;
  readonly summary: string;
  readonly changedAt: number;
  readonly seat?: number;
  readonly asked?: number;
  readonly isBroken?: boolean;
  readonly host?: string;
}

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly isKept: boolean;
  readonly createdAt: number;
  /** Of a program: who made it. */
  readonly owner?: string;
}

export interface ProgramRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly session: string;
}

/** A session of a guest, or of someone who keeps the identity, must have been used since then. */
export interface SeenSince {
  readonly guest: number;
  readonly kept: number;
}

export interface Passkey {
  readonly id: string;
  readonly identity: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

export interface ChatRow {
  readonly n: number;
  readonly identity: string;
  readonly content: string;
  readonly at: number;
}

export interface PresenceRow {
  readonly identity: string;
  readonly node: string;
  readonly connection: string;
}

/** Where other nodes reach a node, and what lets them in. */
export interface NodeDoor {
  readonly node: string;
  readonly address: string;
  readonly key: string;
}

export interface Result {
  readonly seat: number;
  readonly identity: string | undefined;
  readonly name: string;
  readonly points: number;
  readonly place: number;
  /** Whether it may count for the rating, if the identity is kept. */
  readonly isRated: boolean;
  /** Whether this one has left a game that was too short to count: that is lost all the same. */
  readonly hasForfeited?: boolean;
  /** Whether such a game is lost against this one, who gains nothing by it. */
  readonly isMet?: boolean;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reported: string;
  readonly game?: string | undefined;
  /** The number of what was said. */
  readonly line?: number | undefined;
  readonly reason: string;
  readonly words: string;
}

/** What a game did to the rating of the one on a seat. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface RatingRow {
  readonly pool: string;
  readonly identity: string;
  readonly players: number;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}
