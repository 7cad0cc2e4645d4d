import * as broken from './broken-operations.ts';
import * as games from './game-operations.ts';
import * as leases from './lease-operations.ts';
import * as notices from './notice-operations.ts';
import * as identities from './people/identity-operations.ts';
import * as names from './people/name-operations.ts';
import * as operators from './people/operator-operations.ts';
import * as people from './people/person-operations.ts';
import * as programs from './people/program-operations.ts';
import * as ratings from './people/rating-operations.ts';
import * as reports from './people/report-operations.ts';
import * as sessions from './people/session-operations.ts';
import * as snapshots from './snapshot-operations.ts';

/** Everything that can be asked of a store. Written once, in the SQL both databases share. */
export const operations = {
  ...games,
  ...broken,
  ...identities,
  ...names,
  ...sessions,
  ...leases,
  ...ratings,
  ...snapshots,
  ...notices,
  ...programs,
  ...reports,
  ...operators,
  ...people,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
