import { z } from 'zod';
import { ERRORS } from './errors.ts';
import { SCHEMES } from './fair.ts';
import {
  chatText,
  hash,
  id,
  level,
  messageId,
  move,
  name,
  nonce,
  phrase,
  seat,
  seq,
  terms,
  time,
} from './parts.ts';

/** What the server sends over the live connection. */

export const seatInfo = z.strictObject({
  seat,
  /** `open` waits for anyone, `reserved` for the player named. */
  kind: z.enum(['open', 'reserved', 'person', 'bot']),
  player: id.optional(),
  name: name.optional(),
  level: level.optional(),
  /** The hash of what the player adds to the luck. */
  promise: hash.optional(),
  /** Whoever sits here is a program of somebody. */
  program: z.literal(true).optional(),
  /** The player is gone: a bot plays the seat, or it only does what it must. */
  left: z.enum(['bot', 'out']).optional(),
  /** Whether by own choice, or because the time was over. */
  why: z.enum(['left', 'time']).optional(),
});
export type SeatInfo = z.infer<typeof seatInfo>;

export const tableInfo = z.strictObject({
  game: id,
  terms,
  status: z.enum(['waiting', 'playing', 'over']),
  host: id,
  seats: z.array(seatInfo),
  createdAt: time,
  /** The fingerprint of the seed, fixed before anyone sat down. */
  commitment: hash,
  /** How the luck is made (`fair.ts`); older tables are of the first scheme and don't say. */
  scheme: z.enum(SCHEMES).optional(),
  /** Once all have shown theirs: what the players added, by seat; empty for bots. */
  nonces: z.array(z.union([nonce, z.literal('')])).optional(),
  /** An undo someone asked for: how many moves, and who has agreed. */
  undo: z.strictObject({ by: seat, count: z.int(), agreed: z.array(seat) }).optional(),
  rematch: z.array(seat).optional(),
  series: z.strictObject({ round: z.int(), wins: z.array(z.number()) }).optional(),
  /** The table that follows: the rematch, or the next game of the series. */
  next: id.optional(),
  result: z
    .strictObject({
      reason: z.enum(['played', 'forfeit', 'closed', 'rules']),
      scores: z.array(z.int()),
      /** By seat: 1 is first. */
      places: z.array(z.int()),
      seed: hash,
      /** What the game did to the ratings of those who keep their identity; comes a moment after the end. */
      ratings: z.array(z.strictObject({ seat, before: z.number(), after: z.number() })).optional(),
    })
    .optional(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** What a table has in the lobby and in lists. */
export const tableSummary = z.strictObject({
  game: id,
  terms,
  status: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(seatInfo),
  createdAt: time,
  changedAt: time,
  /** In one's own list: the own seat, and whether it is asked. */
  seat: seat.optional(),
  yourTurn: z.boolean().optional(),
  /** In one's own list: it can't be opened at the moment. */
  broken: z.boolean().optional(),
  /** Of a game that is over, by seat. */
  scores: z.array(z.int()).optional(),
  places: z.array(z.int()).optional(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** One line of the log as a seat may know it: a move, or moves taken back. */
export const entry = z.union([
  z.strictObject({
    seq,
    at: time,
    /** A tile dealt to another seat has no `tile`. */
    move,
    /** Only with hands: what followed, for the client does not know all tiles. */
    events: z.array(z.record(z.string(), z.unknown())).optional(),
  }),
  z.strictObject({ seq, at: time, undo: z.int().min(1) }),
]);
export type Entry = z.infer<typeof entry>;

/** Milliseconds left to each seat at `at`; the clock of `running` runs on from there, to be over at `until`. */
export const clocks = z.strictObject({
  at: time,
  left: z.array(z.int()),
  running: seat.optional(),
  until: time.optional(),
});
export type Clocks = z.infer<typeof clocks>;

export const said = z.strictObject({
  n: z.int(),
  at: time,
  player: id,
  name,
  /** The seat of who spoke, or nothing for someone who watches. */
  seat: seat.optional(),
  /** Said by someone who watches while the game is played: only those who watch hear it. */
  room: z.literal('watchers').optional(),
  text: chatText.optional(),
  phrase: phrase.optional(),
});
export type Said = z.infer<typeof said>;

/** Who looks at the table, by seat; and since when who does not is away, 0 if that is not known. */
export const presence = z.strictObject({
  seats: z.array(z.boolean()),
  awaySince: z.array(time).optional(),
  watchers: z.int(),
});

/** Explained in docs/bot-protocol.md, and given to programs only. */
const loose = z.record(z.string(), z.unknown());

export const serverMessage = z.discriminatedUnion('tell', [
  z.strictObject({
    tell: z.literal('hello'),
    player: id,
    name,
    now: time,
    /** The protocol the server speaks, and the version of its rules. */
    version: z.string(),
    rules: z.int(),
    /** Whether the page can play here; if not, the line is closed. Servers of protocol 2 don't say. */
    fit: z.enum(['fits', 'old', 'early']),
  }),
  /** Everything of a table; `entries` begin at `from`. */
  z.strictObject({
    tell: z.literal('table'),
    id: messageId,
    game: id,
    head: seq,
    info: tableInfo,
    seat: seat.optional(),
    /** For those who sit here: what to put in a link for others. */
    keys: z.strictObject({ play: id, watch: id }).optional(),
    from: seq,
    entries: z.array(entry),
    clocks: clocks.optional(),
    chat: z.array(said),
    presence,
    /** If `asked` was wanted: what is printed on tiles, and the figures, as in the set-up of docs/bot-protocol.md. */
    printed: z.strictObject({ tiles: z.array(loose), figures: z.array(loose) }).optional(),
  }),
  /** The own seat is asked: one of `options` is to be sent as `move`, with `head` as `expect`. The observation is that of docs/bot-protocol.md. */
  z.strictObject({
    tell: z.literal('asked'),
    game: id,
    head: seq,
    seat,
    question: z.string(),
    options: z.array(move),
    observation: loose,
    clocks: clocks.optional(),
  }),
  /** News of a table: it had `from` events and now has `head`. */
  z.strictObject({
    tell: z.literal('news'),
    game: id,
    from: seq,
    head: seq,
    entries: z.array(entry),
    info: tableInfo.optional(),
    clocks: clocks.optional(),
  }),
  /** The message was done; for moves: it is on disk as event `seq`. */
  z.strictObject({ tell: z.literal('done'), id: messageId, game: id.optional(), seq: seq.optional() }),
  z.strictObject({
    tell: z.literal('refused'),
    id: messageId.optional(),
    game: id.optional(),
    error: z.enum(ERRORS),
    at: z.string().optional(),
    /** With `stale`: how many events there are. */
    head: seq.optional(),
  }),
  z.strictObject({ tell: z.literal('said'), game: id, said }),
  z.strictObject({ tell: z.literal('presence'), game: id, presence }),
  /** A newer connection has opened this table for the same player; this one hears nothing of it any more. */
  z.strictObject({ tell: z.literal('taken-over'), game: id }),
  /** In a game of one's own that this connection does not show, one's turn has begun or is over. */
  z.strictObject({ tell: z.literal('turn'), game: id, yours: z.boolean() }),
  z.strictObject({
    tell: z.literal('lobby'),
    tables: z.array(tableSummary),
    gone: z.array(id),
    whole: z.boolean(),
  }),
  /** The server stops: come back after so many milliseconds. */
  z.strictObject({ tell: z.literal('bye'), after: z.int() }),
]);

export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<What extends ServerMessage['tell']> = Extract<ServerMessage, { tell: What }>;
