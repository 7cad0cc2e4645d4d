import type { Move } from '@bastide/rules';
import { keep, readKept } from '../app/storage/browser-storage.ts';
import { whenIdle } from '../app/timing.ts';
import type { TableSetup } from './types.ts';

const KEY = 'bastide.table';

export interface SavedTable {
  readonly table: TableSetup;
  readonly moves: readonly Move[];
  /** What chance decides by; tables kept earlier have none. */
  readonly seed?: number;
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

/** Writes what still waits. Where there is no room the game goes on unsaved; the record can still be exported. */
export function saveNow(): void {
  if (waiting === undefined) return;
  const saved = waiting();
  waiting = undefined;
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
  return isSaved(saved) ? saved : undefined;
}

/** Whether something read from the browser is a kept table. */
export function isSaved(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  const { table, moves, seed } = value as Partial<SavedTable>;
  return (
    Array.isArray(moves) &&
    (seed === undefined || Number.isFinite(seed)) &&
    typeof table === 'object' &&
    Array.isArray(table?.seats) &&
    typeof table?.setup === 'object'
  );
}
