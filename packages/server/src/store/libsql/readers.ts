import type { OperationName } from '../operations.ts';

/** Which operations read what a move changes. Those that are not listed are taken to read everything. */

/** Reads nothing a move changes. */
export function readsNoGame(name: OperationName): boolean {
  return NO_GAME.has(name);
}

/** Reads what one game has, which it names first. */
export function readsOneGame(name: OperationName): boolean {
  return ONE_GAME.has(name);
}

/** Reads that game's moves too; no other operation looks at any. */
export function readsLog(name: OperationName): boolean {
  return LOG.has(name);
}

const NO_GAME: ReadonlySet<OperationName> = new Set<OperationName>([
  'addChat',
  'addSession',
  'addVoucher',
  'bans',
  'beat',
  'chatsFrom',
  'clearPresence',
  'createGame',
  'createIdentity',
  'endNotice',
  'giveUpLine',
  'identityById',
  'identityBySession',
  'leastVersion',
  'mutedBy',
  'openDoor',
  'openGamesOf',
  'openlyRated',
  'ownerOfName',
  'postponeNotice',
  'presenceAt',
  'ratingsOf',
  'serve',
  'setPresence',
  'standingSessions',
  'sweepVouchers',
  'takeNotices',
  'takeVoucher',
  'touchSessions',
]);

const ONE_GAME: ReadonlySet<OperationName> = new Set<OperationName>([
  'clearWake',
  'eventOfMove',
  'eventsFrom',
  'gameById',
  'holderOf',
  'recordResults',
  'releaseLease',
  'settle',
  'snapshotOf',
  'takeLease',
]);

const LOG: ReadonlySet<OperationName> = new Set<OperationName>(['eventOfMove', 'eventsFrom']);
