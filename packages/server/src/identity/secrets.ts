import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for someone to keep. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a token: enough to know it again, not enough to use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
