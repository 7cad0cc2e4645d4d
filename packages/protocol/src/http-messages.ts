import { z } from 'zod';
import { chosenName, id, name, pool, seq, tableRequest, time } from './parts.ts';
import { REPORT_REASONS } from './phrases.ts';
import { ALL_GAMES } from './pools.ts';
import { tableSummary } from './server-messages.ts';

/** Bodies of the HTTP interface; docs/protocol.md lists the addresses. */

export const guestBody = z.strictObject({ name: chosenName });
export const me = z.strictObject({
  player: id,
  name,
  kept: z.boolean(),
  program: z.literal(true).optional(),
});
export type Me = z.infer<typeof me>;

/** What is wrong with a player: what was said, the name, how they play, or something else. */
export const reportBody = z.strictObject({
  player: id,
  reason: z.enum(REPORT_REASONS),
  words: z
    .string()
    // What is no text, and might speak to a terminal, becomes a blank: nobody's report is lost for it.
    .overwrite((text) => text.replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' '))
    .trim()
    .max(500)
    .default(''),
  /** Where it was, and the number of what was said. */
  game: id.optional(),
  line: seq.optional(),
});
export type ReportBody = z.input<typeof reportBody>;

/** What went wrong in a page, as far as the browser knows. */
export const faultBody = z.strictObject({
  message: z.string().max(500),
  stack: z.string().max(4000).default(''),
  /** The page's address without anything secret: its path. */
  path: z.string().max(200).default(''),
  build: z.string().max(64).default(''),
});

/** Which session or passkey, as the list names it. */
export const endBody = z.strictObject({ id: z.string().min(1).max(1024) });
export const keysAnswer = z.strictObject({
  sessions: z.array(z.strictObject({ id: z.string(), since: time, seen: time, isThis: z.boolean() })),
  passkeys: z.array(z.strictObject({ id: z.string(), since: time })),
});
export type KeysAnswer = z.infer<typeof keysAnswer>;

/** Programs that play under a name of their own. */
export const programBody = z.strictObject({ name: chosenName });
/** The token is shown this once. */
export const programAnswer = z.strictObject({ program: id, name, token: z.string() });
export type ProgramAnswer = z.infer<typeof programAnswer>;
export const programsAnswer = z.strictObject({
  programs: z.array(z.strictObject({ program: id, name, since: time, seen: time })),
});
export type ProgramsAnswer = z.infer<typeof programsAnswer>;

export const ticketAnswer = z.strictObject({ ticket: z.string() });

export const createBody = z.strictObject({ table: tableRequest });
export const createAnswer = z.strictObject({ game: id, keys: z.strictObject({ play: id, watch: id }) });
export type CreateAnswer = z.infer<typeof createAnswer>;

/** Of the games that are over, only those that ended before. */
export const myGamesQuery = z.object({ before: z.coerce.number().int().min(0).optional() });

export const tablesAnswer = z.strictObject({ tables: z.array(tableSummary) });

export const rating = z.strictObject({
  pool,
  players: z.int(),
  rating: z.number(),
  deviation: z.number(),
  games: z.int(),
});
export const standing = rating.extend({ player: id, name });
export const leaderboardQuery = z.object({
  players: z.coerce.number().int().min(2).max(8).default(2),
  pool: pool.default(ALL_GAMES),
});
export const leaderboardAnswer = z.strictObject({ pool, players: z.int(), standings: z.array(standing) });

export const playerResult = z.strictObject({
  game: id,
  players: z.int(),
  points: z.int(),
  place: z.int(),
  endedAt: time,
  against: z.array(z.string()),
});
export const playerAnswer = z.strictObject({
  player: id,
  name,
  kept: z.boolean(),
  since: time,
  ratings: z.array(rating),
  results: z.array(playerResult),
});
export type PlayerAnswer = z.infer<typeof playerAnswer>;
