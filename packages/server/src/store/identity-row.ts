import type { Identity } from './rows.ts';

export interface IdentityColumns {
  readonly id: string;
  readonly name: string;
  readonly kept: number;
  readonly created_at: number;
}

export function identityOf({ id, name, kept, created_at }: IdentityColumns): Identity {
  return { id, name, isKept: kept === 1, createdAt: created_at };
}
