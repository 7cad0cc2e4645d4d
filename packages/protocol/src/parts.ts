import type { Level } from '@bastide/bots';
import type { UncheckedMove } from '@bastide/rules';
import { z } from 'zod';
import { PHRASES } from './phrases.ts';

/** The parts messages are made of. Everything is strict: a field that is not named here is refused. */

/** 16 random bytes: nobody guesses the id of a game or a key. */
export const ID = /^[A-Za-z0-9_-]{22}$/;
export const id = z.string().regex(ID);
/** What a client calls its message; a move is found again by it, so it is never used twice. */
export const MESSAGE_ID = /^[A-Za-z0-9_-]{1,36}$/;
export const messageId = z.string().regex(MESSAGE_ID);
/** What a player's browser adds to the luck of the game: 16 bytes. */
export const nonce = z.string().regex(/^[0-9a-f]{32}$/);
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const seat = z.int().min(0).max(7);
/** How many events a game's log holds: the number of the next one. */
export const MOST_EVENTS = 1_000_000;
export const seq = z.int().min(0).max(MOST_EVENTS);
/** Milliseconds since 1970, as the server's clock has it. */
export const time = z.int().min(0);
/** Named here again, so that a page that speaks this language need not load the bots. */
const LEVELS = ['page', 'squire', 'knight', 'baron', 'count', 'king'] as const satisfies readonly Level[];
export const level = z.enum(LEVELS);

/** A name is text for people: no control or direction characters, no space at its ends. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}]+$/u);
/**
 * A name someone chooses can be seen and told from others: it begins with a letter, digit or sign and not with a mark, has nothing
 * invisible (an emoji's own selector aside), no blanks but the plain one, and no towers of marks. Older names may be otherwise.
 */
export const chosenName = name.regex(
  /^(?!\p{M})(?!.*\p{M}{4})(?:\p{Extended_Pictographic}\ufe0f|(?![\u2800\p{Default_Ignorable_Code_Point}])[ \p{L}\p{M}\p{N}\p{P}\p{S}])+$/u,
);
/** Here two letters or emoji may be joined to one, as families are; alone the joiner is no text. */
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}][\u200c\u200d]?)+$/u);

export const phrase = z.enum(PHRASES);

const word = z.string().max(64);
/** A move as records write it; whether it is legal, the rules say. Checked by hand, for it is in every other message. */
export const move = z.custom<UncheckedMove>(isMove);

const MOST_FIELDS = 16;
const MOST_LETTERS = 64;

export function isMove(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { by, do: action } = value as Partial<UncheckedMove>;
  if (typeof action !== 'string') return false;
  if (by !== 'chance' && !(typeof by === 'number' && Number.isInteger(by) && by >= 0 && by <= 7))
    return false;
  const keys = Object.keys(value);
  return (
    keys.length <= MOST_FIELDS && keys.every((key) => isField(key, (value as Record<string, unknown>)[key]))
  );
}

function isField(key: string, value: unknown): boolean {
  if (key.length > MOST_LETTERS) return false;
  if (typeof value === 'string') return value.length <= MOST_LETTERS;
  if (Array.isArray(value))
    return value.length <= 8 && value.every((one) => typeof one === 'string' && one.length <= MOST_LETTERS);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

export const setup = z.strictObject({
  sets: z.array(word).min(1).max(32),
  options: z.record(word, z.union([word, z.number(), z.boolean(), z.array(word).max(32)])).default({}),
  players: z.int().min(2).max(8),
  /** By which rules it is played (`RULES_VERSION`), and sets from elsewhere by theirs; who asks for a table need not say. */
  version: z.int().min(1).optional(),
  versions: z.record(word, z.int().min(1)).optional(),
});

/** `live`: seconds for all of one's moves, and seconds more for each tile placed. `days`: for each answer. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    base: z.int().min(1).max(86_400),
    increment: z.int().min(0).max(3600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type Clock = z.infer<typeof clock>;

/** What happens to a seat whose player ran out of time or left: a bot plays on, or the player is out and comes last. */
export const timeoutRule = z.enum(['bot', 'out']);

/** How a table is set up: asked for by its host, shown to everyone. */
export const tableRequest = z.strictObject({
  setup,
  /** One for each player: free for a person, or a bot from the start. */
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person') }),
        z.strictObject({ kind: z.literal('bot'), level }),
      ]),
    )
    .min(2)
    .max(8),
  clock: clock.default({ kind: 'none' }),
  timeout: timeoutRule.default('bot'),
  /** Whether the page may show what helps: fields, remaining tiles, fits. */
  help: z.boolean().default(true),
  /** Whether bots may be asked for advice; such a game counts for no rating. Older tables don't say: there they may not. */
  hints: z.boolean().default(false),
  /** In the lobby for all, or for those with the link. */
  visibility: z.enum(['public', 'link']).default('public'),
  /** Who may watch: everyone who finds the table, those with the link to watch, nobody. */
  watch: z.enum(['all', 'link', 'none']).default('all'),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(1),
  /** Whether the game counts for the ratings of those who keep their identities. Tables from before it could be chosen don't say. */
  rated: z.boolean().default(true),
});
export type TableRequest = z.infer<typeof tableRequest>;

/** What is played and how, as everyone at the table sees it. */
export const terms = tableRequest.omit({ seats: true });
export type Terms = z.infer<typeof terms>;

/** Games whose ratings belong together: `all`, those with a preset (`preset/base`; `preset/own` is none of them), those at a speed. */
export const pool = z.string().regex(/^(all|(preset|speed)\/[a-z0-9-]{1,32})$/);
