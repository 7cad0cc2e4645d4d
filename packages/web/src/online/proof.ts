import { keep, readKeptList } from '../app/storage/browser-storage.ts';

/** What this browser saw and gave before a game began: whoever checks the draws later compares it. */
export interface Kept {
  readonly game: string;
  readonly commitment: string;
  readonly nonce: string;
}

const KEY = 'bastide.fair';
const ROOM = 200;

/** A nonce for a seat, with the commitment that was shown before. */
export function newProof(game: string, commitment: string): Kept {
  return { game, commitment, nonce: randomHex(16) };
}

/** Kept once the seat is taken. Without it the game is as fair; only this browser can't compare it later. */
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
