import type { Move } from '@bastide/rules';
import type { TableSetup } from './types.ts';

const KEY = 'bastide.table';

export interface SavedTable {
  readonly table: TableSetup;
  readonly moves: readonly Move[];
}

/** Keeps the table in the browser. A full or forbidden storage must not stop the game. */
export function save(table: TableSetup, moves: readonly Move[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, moves }));
  } catch {
    // The game goes on unsaved; the record can still be exported.
  }
}

/** The table kept last, if it can be read. Whether its moves are legal is seen by playing them. */
export function load(): SavedTable | undefined {
  try {
    const text = localStorage.getItem(KEY);
    const saved: unknown = text === null ? undefined : JSON.parse(text);
    return isSaved(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Whether something read from the browser is a kept table. */
export function isSaved(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  const { table, moves } = value as Partial<SavedTable>;
  return (
    Array.isArray(moves) &&
    typeof table === 'object' &&
    Array.isArray(table?.seats) &&
    typeof table?.setup === 'object'
  );
}
