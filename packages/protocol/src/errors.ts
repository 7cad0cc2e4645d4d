/** Why something was refused, over HTTP (`{ error, at? }`) and over the live connection (`refused`). */
export const ERRORS = [
  'malformed',
  'not-signed-in',
  'forbidden-origin',
  'unknown-ticket',
  'too-fast',
  'too-many',
  'not-found',
  'not-allowed',
  'not-open',
  'seat-taken',
  'already-seated',
  'table-full',
  'not-waiting',
  'not-playing',
  'not-over',
  'not-your-turn',
  'illegal-move',
  'stale',
  'nothing-to-undo',
  'nothing-asked',
  'game-over',
  'bad-setup',
  'bad-passkey',
  'sign-in-again',
  'name-taken',
  'banned',
  'undo-spent',
  'broken',
  'newer',
  'settled',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

export interface Refused {
  readonly error: ErrorCode;
  readonly at?: string;
}

export function refuse(error: ErrorCode, at?: string): Refused {
  return at === undefined ? { error } : { error, at };
}
