import { isSaved, type SavedTable } from '../session/storage.ts';

const KEY = 'bastide.shelf';
const ROOM = 5;

/** A table that made room for another one. */
export interface ShelvedTable extends SavedTable {
  readonly id: string;
}

/** Keeps a table that another one replaces, so that no game vanishes; the oldest go. One nobody has moved in isn't kept. */
export function shelve(saved: SavedTable): void {
  const id = idOf(saved);
  const others = shelf().filter((one) => one.id !== id);
  if (saved.moves.some((move) => move.by !== 'chance')) write([{ ...saved, id }, ...others].slice(0, ROOM));
}

export function shelf(): ShelvedTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isSaved).map((saved) => ({ ...saved, id: idOf(saved) }));
  } catch {
    return [];
  }
}

/** Takes a table off the shelf because it is played on. */
export function takeOff(saved: SavedTable): void {
  const id = idOf(saved);
  write(shelf().filter((one) => one.id !== id));
}

export function isSameGame(one: SavedTable, other: SavedTable): boolean {
  return idOf(one) === idOf(other);
}

/** The same game, grown by some moves, keeps its id: how it began tells it apart. */
export function idOf({ table, moves }: SavedTable): string {
  const text = JSON.stringify([table, moves.slice(0, 12)]);
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

function write(tables: readonly ShelvedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A full storage keeps what it has.
  }
}
