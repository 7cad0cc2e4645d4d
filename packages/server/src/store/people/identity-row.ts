import type { Identity } from '../rows.ts';

/** Of one player. */
export const MOST_PASSKEYS = 20;

export interface IdentityColumns {
  readonly id: string;
  readonly name: string;
  readonly kept: number;
  readonly created_at: number;
  readonly owner: string | null;
}

export function identityOf({ id, name, kept, created_at, owner }: IdentityColumns): Identity {
  return { id, name, isKept: kept === 1, createdAt: created_at, ...(owner !== null && { owner }) };
}
