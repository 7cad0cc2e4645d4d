import * as broken from './broken-operations.ts';
import * as games from './game-operations.ts';
import * as identities from './identity-operations.ts';
import * as leases from './lease-operations.ts';
import * as notices from './notice-operations.ts';
import * as programs from './program-operations.ts';
import * as ratings from './rating-operations.ts';
import * as sessions from './session-operations.ts';
import * as snapshots from './snapshot-operations.ts';

/** Everything that can be asked of a store. Written once, in the SQL both databases share. */
export const operations = {
  ...games,
  ...broken,
  ...identities,
  ...sessions,
  ...leases,
  ...ratings,
  ...snapshots,
  ...notices,
  ...programs,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
