import type { Move } from '@bastide/rules';
import { fingerprint, keepSome, readKeptList } from '../../app/storage/browser-storage.ts';
import { datedTable, isSaved } from '../../session/storage.ts';
import type { TableSetup } from '../../session/types.ts';
import { writeReplayAddress } from '../address.ts';

/** A game to be watched: what was played, by whom. */
export interface WatchedGame {
  /** What the record calls it. */
  readonly name: string;
  readonly table: TableSetup;
  readonly moves: readonly Move[];
  /** The proof of its draws, of a game played online. */
  readonly fair?: unknown;
}

export interface KeptReplay extends WatchedGame {
  readonly id: string;
}

const KEY = 'bastide.replays';
const ROOM = 6;

/** Kept as long as the page is open, for browsers that keep nothing. */
const open = new Map<string, KeptReplay>();

/** Keeps a game in the browser, so that it can still be watched after a reload; the oldest go. Returns its name there. */
export function keepReplay({ name, table, moves, fair }: WatchedGame): string {
  const game = { name, table, moves, ...(fair === undefined ? {} : { fair }) };
  const kept = { ...game, id: idOf(game) };
  open.set(kept.id, kept);
  const others = keptReplays().filter(({ id }) => id !== kept.id);
  keepSome(KEY, [kept, ...others].slice(0, ROOM));
  return kept.id;
}

/** Keeps a game and goes where it is watched, or where this panel is beside it. */
export function watch(game: WatchedGame, panel?: string): void {
  location.hash = writeReplayAddress({ at: 'kept', id: keepReplay(game), panel, moment: undefined });
}

export function keptReplay(id: string): KeptReplay | undefined {
  return open.get(id) ?? keptReplays().find((one) => one.id === id);
}

/** The games watched last, the newest first. */
export function keptReplays(): KeptReplay[] {
  return readKeptList(KEY, isKept).map(datedTable);
}

function isKept(value: unknown): value is KeptReplay {
  if (!isSaved(value)) return false;
  const { id, name } = value as Partial<KeptReplay>;
  return typeof id === 'string' && typeof name === 'string';
}

/** The same game has the same name, however often it is opened. */
function idOf({ table, moves }: WatchedGame): string {
  const { version: _, ...setup } = table.setup;
  return fingerprint(JSON.stringify([setup, table.seats.map(({ name }) => name), moves]));
}
