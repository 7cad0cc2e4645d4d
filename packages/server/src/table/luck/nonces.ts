import { createHash } from 'node:crypto';
import { missingText, NONCE_DIGITS, promiseText } from '@bastide/protocol';
import type { Seat } from '../events.ts';

/** How long players have to show what they have promised, in milliseconds: pages do it by themselves. */
export const REVEAL_TIME = 15_000;

/** What the players add to the luck, by seat, once all of it is known. */
export function noncesOf(seats: readonly Seat[]): readonly string[] | undefined {
  if (seats.some(({ nonce, promise }) => promise !== undefined && nonce === undefined)) return undefined;
  return seats.map(({ nonce = '' }) => nonce);
}

/** The same when time is over: what was not shown is replaced by the rule (`fair.ts`). */
export function replacedNonces(game: string, seats: readonly Seat[]): string[] {
  return seats.map(({ nonce, promise }) => {
    if (nonce !== undefined || promise === undefined) return nonce ?? '';
    return sha256(missingText(game, promise)).slice(0, NONCE_DIGITS);
  });
}

export function promised(game: string, nonce: string): string {
  return sha256(promiseText(game, nonce));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
