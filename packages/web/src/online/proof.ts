import { randomHex } from './random.ts';

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

/** Kept once the seat is taken. */
export function keepProof(proof: Kept): void {
  const others = all().filter(({ game }) => game !== proof.game);
  try {
    localStorage.setItem(KEY, JSON.stringify([proof, ...others].slice(0, ROOM)));
  } catch {
    // The game is as fair without; only this browser can't compare it later.
  }
}

export function keptProof(game: string): Kept | undefined {
  return all().find((one) => one.game === game);
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
