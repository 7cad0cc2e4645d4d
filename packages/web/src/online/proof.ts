import { missingNonce, promiseOf } from '@bastide/protocol/client';
import { keep, readKeptList } from '../app/storage/browser-storage.ts';

/** What this browser saw and gave before a game began: whoever checks the draws later compares it. */
export interface Kept {
  readonly game: string;
  readonly commitment: string;
  readonly nonce: string;
  /** The hash of the nonce, that was shown first; games of before have none. */
  readonly promise?: string | undefined;
  /** What the rule puts in its place if it is shown too late. */
  readonly missing?: string | undefined;
}

const KEY = 'bastide.fair';
const ROOM = 200;

/** A nonce for a seat and its promise, with the commitment that was shown before. Where the page is not served securely browsers don't hash. */
export async function newProof(game: string, commitment: string): Promise<Kept> {
  const nonce = randomHex(16);
  if (crypto.subtle === undefined) return { game, commitment, nonce };
  const promise = await promiseOf(game, nonce);
  return { game, commitment, nonce, promise, missing: await missingNonce(game, promise) };
}

/** Kept before the seat is asked for: it is to be shown when all sit. Without it the game is as fair; only this browser can't compare it later. */
export function keepProof(proof: Kept): void {
  const others = all().filter(({ game }) => game !== proof.game);
  keep(KEY, [proof, ...others].slice(0, ROOM));
}

export function keptProof(game: string): Kept | undefined {
  return all().find((one) => one.game === game);
}

function all(): Kept[] {
  return readKeptList(KEY, isKept);
}

function isKept(value: unknown): value is Kept {
  const { game, commitment, nonce } = (value ?? {}) as Partial<Kept>;
  return [game, commitment, nonce].every((text) => typeof text === 'string');
}

/** So many random bytes, two letters each. Works where the page is not served securely, in a house, say. */
export function randomHex(bytes: number): string {
  const filled = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(filled, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
