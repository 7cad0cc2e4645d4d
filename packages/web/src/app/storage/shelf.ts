import { datedTable, isSaved, type SavedTable } from '../../session/storage.ts';
import { keep, readKept } from './browser-storage.ts';

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
  if (saved.moves.some((move) => move.by !== 'chance'))
    keepShelf([{ ...saved, id }, ...others].slice(0, ROOM));
}

export function shelf(): ShelvedTable[] {
  return onShelf()
    .filter(isSaved)
    .map((saved) => ({ ...datedTable(saved), id: idOf(saved) }));
}

/** What lies there and is no table this page can read, as it is: another page may. */
export function oddOnShelf(): unknown[] {
  return onShelf().filter((one) => !isSaved(one));
}

function onShelf(): unknown[] {
  const kept = readKept(KEY);
  if (kept === undefined) return [];
  return Array.isArray(kept) ? kept : [kept];
}

function keepShelf(tables: readonly ShelvedTable[]): void {
  keep(KEY, [...tables, ...oddOnShelf()]);
}

/** Takes a table off the shelf because it is played on. */
export function takeOff(saved: SavedTable): void {
  const id = idOf(saved);
  keepShelf(shelf().filter((one) => one.id !== id));
}

export function isSameGame(one: SavedTable, other: SavedTable): boolean {
  return idOf(one) === idOf(other);
}

/** The same game, grown by some moves, keeps its id: how it began tells it apart. */
export function idOf({ table, moves }: SavedTable): string {
  // By the names it had before there were versions of the rules.
  const { version: _, ...setup } = table.setup;
  const text = JSON.stringify([{ ...table, setup }, moves.slice(0, 12)]);
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}
