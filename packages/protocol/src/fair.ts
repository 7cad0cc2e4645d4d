import {
  AnswerList,
  CHANCE,
  type Game,
  type GameRecord,
  newGame,
  playMove,
  type Registry,
  setupIn,
} from '@bastide/rules';
import { answerByTicket, dated, totalWeight } from '@bastide/rules/internal';

/**
 * Fair draws. Before anyone sits down the server shows `commitment`, the hash of a seed only it knows. Every browser adds a nonce: whoever sits down
 * shows only its hash, the promise, and the nonce itself when all promises are made. What chance does is worked out from both, so neither side alone
 * could choose it, and after the game the seed is shown.
 *
 *     commitment = SHA-256('bastide-fair/2|' + game + '|' + seed as hex)
 *     promise    = SHA-256('bastide-fair/2|promise|' + game + '|' + nonce)
 *     a nonce that is not shown in time is replaced by the first 32 digits of SHA-256('bastide-fair/2|missing|' + game + '|' + promise)
 *     key        = HMAC-SHA-256(seed, game + '|' + nonces joined by ',')
 *     ticket     = the first 48 bits of HMAC-SHA-256(key, k + '|' + attempt), for the k-th draw of chance, from 0
 *
 * A ticket at or above the greatest multiple of the total weight is thrown away (next attempt), so all answers are as likely as
 * their weight says. The ticket modulo the total falls to one of the answers, in the order in which the rules list them.
 *
 * In scheme 1, of older games, nonces came in the clear, and there were no promises.
 */
export const FAIR = 'bastide-fair/2';
export const SCHEMES = ['bastide-fair/1', FAIR] as const;
export type Scheme = (typeof SCHEMES)[number];
export const TICKETS = 2 ** 48;

/** What a record of a finished game tells about its luck. */
export interface Fair {
  readonly scheme: Scheme;
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: readonly string[];
  /** By seat; empty for bots. In scheme 1 there are none. */
  readonly promises?: readonly string[];
}

export type FairCheck =
  /** `unrevealed`: so many nonces were not shown in time, and replaced by the rule. */
  | { readonly fair: true; readonly draws: number; readonly unrevealed: number }
  | { readonly fair: false; readonly why: FairProblem; readonly at?: number };
export type FairProblem =
  | 'no-proof'
  | 'wrong-commitment'
  | 'wrong-promise'
  | 'bad-setup'
  | 'newer-rules'
  | 'illegal-move'
  | 'not-what-the-seed-says';

export function commitmentText(game: string, seed: string, scheme: Scheme = FAIR): string {
  return `${scheme}|${game}|${seed}`;
}

export function promiseText(game: string, nonce: string): string {
  return `${FAIR}|promise|${game}|${nonce}`;
}

export function missingText(game: string, promise: string): string {
  return `${FAIR}|missing|${game}|${promise}`;
}

export const NONCE_DIGITS = 32;

/** What takes the place of a nonce that is not shown. */
export async function missingNonce(game: string, promise: string): Promise<string> {
  return toHex(await sha256(missingText(game, promise))).slice(0, NONCE_DIGITS);
}

/** The hash of a nonce, for pages. */
export async function promiseOf(game: string, nonce: string): Promise<string> {
  return toHex(await sha256(promiseText(game, nonce)));
}

export function keyText(game: string, nonces: readonly string[]): string {
  return `${game}|${nonces.join(',')}`;
}

export function ticketText(draw: number, attempt: number): string {
  return `${draw}|${attempt}`;
}

export function readTicket(bytes: Uint8Array): number {
  let ticket = 0;
  for (let i = 0; i < 6; i++) ticket = ticket * 256 + bytes[i];
  return ticket;
}

/** The first ticket that stands for an answer. */
export function isUsable(ticket: number, total: number): boolean {
  return ticket < TICKETS - (TICKETS % total);
}

/** Plays a record again, by the rules of our own expansions if no others are given, and checks everything chance did against the seed, and the seed against the commitment. */
export async function verifyFair(
  record: GameRecord,
  rules: Pick<Registry, 'newGame'> = { newGame },
): Promise<FairCheck> {
  const proof = proofOf(record);
  if (proof === undefined) return { fair: false, why: 'no-proof' };
  const { seed, nonces, commitment, scheme } = proof;
  if (toHex(await sha256(commitmentText(record.id, seed, scheme))) !== commitment)
    return { fair: false, why: 'wrong-commitment' };
  const unrevealed = await unrevealedIn(record.id, proof);
  if (unrevealed === undefined) return { fair: false, why: 'wrong-promise' };
  const made = rules.newGame(setupIn(dated(record)));
  if ('error' in made)
    return { fair: false, why: made.error === 'newer-rules' ? 'newer-rules' : 'bad-setup' };
  const key = await hmac(fromHex(seed), keyText(record.id, nonces));
  const checked = await checkDraws(made.ok, record, key);
  return checked.fair ? { ...checked, unrevealed } : checked;
}

/** How many nonces the rule has replaced; undefined if one is neither what was promised nor what the rule says. */
async function unrevealedIn(
  game: string,
  { scheme, nonces, promises = [] }: Fair,
): Promise<number | undefined> {
  if (scheme !== FAIR) return 0;
  if (promises.length !== nonces.length) return undefined;
  let unrevealed = 0;
  for (const [seat, promise] of promises.entries()) {
    const nonce = nonces[seat];
    if ((promise === '' && nonce === '') || (await promiseOf(game, nonce)) === promise) continue;
    if (nonce !== (await missingNonce(game, promise))) return undefined;
    unrevealed++;
  }
  return unrevealed;
}

async function checkDraws(game: Game, record: GameRecord, key: Uint8Array<ArrayBuffer>): Promise<FairCheck> {
  const answers = new AnswerList();
  let draws = 0;
  for (const [at, move] of record.moves.entries()) {
    // Tiles that fit nowhere are told, not chosen.
    if (move.do === 'discard') continue;
    if (game.toMove === CHANCE) {
      const total = totalWeight(game, answers);
      const ticket = await ticketBelow(key, draws, total);
      const expected = answerByTicket(game, answers, ticket);
      if (game.question.read(game, move) !== expected)
        return { fair: false, why: 'not-what-the-seed-says', at };
      draws++;
    }
    if ('error' in playMove(game, move)) return { fair: false, why: 'illegal-move', at };
  }
  return { fair: true, draws, unrevealed: 0 };
}

async function ticketBelow(key: Uint8Array<ArrayBuffer>, draw: number, total: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const ticket = readTicket(await hmac(key, ticketText(draw, attempt)));
    if (isUsable(ticket, total)) return ticket % total;
  }
}

function proofOf(record: GameRecord): Fair | undefined {
  const { fair } = record as GameRecord & { readonly fair?: Partial<Fair> };
  if (typeof fair !== 'object' || fair === null) return undefined;
  const { commitment, seed, nonces, promises = [] } = fair;
  const scheme = SCHEMES.find((one) => one === fair.scheme);
  if (scheme === undefined) return undefined;
  if (typeof commitment !== 'string' || typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
    return undefined;
  if (!Array.isArray(nonces) || !nonces.every((one) => typeof one === 'string')) return undefined;
  if (!Array.isArray(promises) || !promises.every((one) => typeof one === 'string')) return undefined;
  return { scheme, commitment, seed, nonces, promises };
}

const encoder = new TextEncoder();

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
