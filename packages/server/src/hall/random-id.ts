import { randomBytes } from 'node:crypto';

/** 16 random bytes. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
