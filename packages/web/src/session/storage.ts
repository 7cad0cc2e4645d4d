import { type Game, type Move, progressOf, scoresOf } from '@bastide/rules';
import { dated } from '@bastide/rules/internal';
import { keep, keepText, keptText, readKept } from '../app/storage/browser-storage.ts';
import { whenIdle } from '../app/timing.ts';
import type { TableSetup } from './types.ts';

const KEY = 'bastide.table';
const UNREADABLE = 'bastide.unreadable';

export interface SavedTable {
  readonly table: TableSetup;
  readonly moves: readonly Move[];
  /** What chance decides by; tables kept earlier have none. */
  readonly seed?: number;
  /** How the game stands, for the page of this build: another one plays it to know whether it still can. */
  readonly standing?: Standing & { readonly build: string };
}

export interface Standing {
  /** How many tiles are still to be drawn. */
  readonly left: number;
  readonly over: boolean;
  readonly scores: readonly number[];
}

/** The file this stands in: any change of the page or of its rules gives it another name. */
const BUILD = import.meta.url;

export function keptStanding(game: Game): NonNullable<SavedTable['standing']> {
  return { ...standingIn(game), build: BUILD };
}

export function standingIn(game: Game): Standing {
  const { left, over } = progressOf(game);
  return { left, over, scores: scoresOf(game) };
}

/** How a kept game stands, if this very page wrote it down. */
export function knownStanding({ standing }: SavedTable): Standing | undefined {
  return standing?.build === BUILD ? standing : undefined;
}

let waiting: (() => SavedTable) | undefined;

/**
 * Keeps the table in the browser as soon as it has nothing else to do, and before the page is left: writing a long game takes a while,
 * and what a move shows must not wait for it.
 */
export function saveSoon(saved: () => SavedTable): void {
  if (waiting === undefined) whenIdle(saveNow, LATEST);
  waiting = saved;
}

/** What lies where the last table is kept and is none this page can read, as it is. */
export function unreadable(): string | undefined {
  const text = keptText(KEY);
  return text === undefined || isSaved(readKept(KEY)) ? keptText(UNREADABLE) : text;
}

/** Writes what still waits. Where there is no room the game goes on unsaved; the record can still be exported. */
function saveNow(): void {
  if (waiting === undefined) return;
  const saved = waiting();
  waiting = undefined;
  // Never over something that somebody may still open elsewhere.
  const odd = unreadable();
  if (odd !== undefined) keepText(UNREADABLE, odd);
  keep(KEY, saved);
}

/** Milliseconds a game may wait to be kept, at most. */
const LATEST = 300;

if ('document' in globalThis) {
  addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', saveNow);
}

/** The table kept last, if it can be read. Whether its moves are legal is seen by playing them. */
export function load(): SavedTable | undefined {
  saveNow();
  const saved = readKept(KEY);
  return isSaved(saved) ? datedTable(saved) : undefined;
}

/** The same as it is written. */
export function keptAsText(): string | undefined {
  saveNow();
  return keptText(KEY);
}

/** What was kept before there were versions of the rules is played by the first. */
export function datedTable<Kept extends { readonly table: TableSetup }>(kept: Kept): Kept {
  return { ...kept, table: { ...kept.table, setup: dated(kept.table.setup) } };
}

/** Whether something read from the browser is a kept table. */
export function isSaved(value: unknown): value is SavedTable {
  if (!isThing(value)) return false;
  const { table, moves, seed } = value as Partial<SavedTable>;
  return (
    isThings(moves) &&
    (seed === undefined || Number.isFinite(seed)) &&
    isThing(table) &&
    isThing(table.setup) &&
    isThings(table.seats) &&
    table.seats.length === table.setup.players
  );
}

function isThings(value: unknown): boolean {
  return Array.isArray(value) && value.every(isThing);
}

function isThing<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
