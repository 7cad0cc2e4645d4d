import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { migrationFiles } from '../migrate.ts';

/** Backups of the embedded store: a file like the store's own, made and checked. */

export interface CopyFacts {
  readonly games: number;
  readonly events: number;
  readonly people: number;
  readonly bytes: number;
}

/** Looks through a backup; throws, with the reason, if it is none, is damaged, or is newer than this program. */
export async function checkCopy(file: string): Promise<CopyFacts> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  // Loaded only here: the store itself has it in a thread of its own.
  const { default: Database } = await import('libsql');
  const database = new Database(file, { readonly: true });
  try {
    const first = <T>(text: string) => database.prepare(text).get() as T;
    const count = (text: string) => first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${text}`).n;
    const names = database.prepare('SELECT name FROM migrations').all() as { name: string }[];
    const newer = names.map(({ name }) => name).filter((name) => !migrationFiles().includes(name));
    if (newer.length > 0) throw new Error(`it is newer than this program: ${newer.join(', ')}`);
    const { integrity_check: verdict } = first<{ integrity_check: string }>('PRAGMA integrity_check');
    if (verdict !== 'ok') throw new Error(`it is damaged: ${verdict}`);
    // Older ones have no stretches.
    const stretches = names.some(({ name }) => name === '0025-stretches.sql') ? 'stretches' : NO_STRETCHES;
    const folded = `SELECT COALESCE(SUM(json_array_length(events)), 0) AS n FROM ${stretches} s`;
    const own = `(SELECT COUNT(*) FROM events e WHERE e.game = g.id) + (${folded} WHERE s.game = g.id)`;
    const torn = count(`games g WHERE head <> ${own}`);
    if (torn > 0) throw new Error(`it is damaged: ${torn} games have lost events`);
    return {
      games: count('games'),
      events: count('events') + first<{ n: number }>(folded).n,
      people: count('identities'),
      bytes: statSync(file).size,
    };
  } catch (error) {
    throw new Error(`${file} is no good backup: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    database.close();
  }
}

const NO_STRETCHES = "(SELECT '' AS game, '[]' AS events)";

/** Makes a backup with `write`, which puts it into a new file: it has its name only once it is whole, checked and on the disk. */
export async function copyTo(file: string, write: (part: string) => Promise<void>): Promise<CopyFacts> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await write(part);
    // Seeds of games under way are in it.
    chmodSync(part, 0o600);
    const facts = await checkCopy(part);
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
    return facts;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Puts a backup in the place of a store nobody has open. What was there is kept beside it; under which name, is told. */
export function putBack(file: string, store: string, now: number): string | undefined {
  const part = `${store}.restoring`;
  try {
    copyFileSync(file, part);
    flush(part);
  } catch (error) {
    rmSync(part, { force: true, recursive: true });
    throw error;
  }
  const kept = `${store}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  const hadOne = existsSync(store);
  move(store, kept);
  renameSync(part, store);
  flush(dirname(store));
  return hadOne ? kept : undefined;
}

/** Undoes that: what was kept is the store again. */
export function takeBack(kept: string, store: string): void {
  for (const end of ENDS) rmSync(`${store}${end}`, { force: true });
  move(kept, store);
  flush(dirname(store));
}

/** What belongs to a file of the database. */
const ENDS = ['', '-wal', '-shm'];

function move(from: string, to: string): void {
  for (const end of ENDS) if (existsSync(`${from}${end}`)) renameSync(`${from}${end}`, `${to}${end}`);
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
