import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimOldNames } from './people/name-operations.ts';
import type { Sql } from './sql.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** After which names are entered as they look, which takes more than SQL. */
const NAMES = ['0021-kept-names.sql', '0028-names-that-look-alike.sql'];

/** Brings a database up to date: runs the files it has not seen, in order. Each file runs once, and is never edited after. */
export async function migrate(sql: Sql): Promise<string[]> {
  await sql.rows('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const applied = await sql.rows<{ name: string }>('SELECT name FROM migrations');
  const known = new Set(applied.map(({ name }) => name));
  const files = migrationFiles();
  const unknown = [...known].filter((name) => !files.includes(name));
  if (unknown.length > 0) throw new Error(`the database is newer than this program: ${unknown.join(', ')}`);
  const fresh = files.filter((name) => !known.has(name));
  for (const name of fresh) {
    for (const statement of statementsIn(readFileSync(join(folder, name), 'utf8'))) await sql.rows(statement);
    await sql.rows('INSERT INTO migrations (name, applied_at) VALUES ($1, $2)', name, Date.now());
  }
  if (NAMES.some((name) => fresh.includes(name))) await claimOldNames(sql);
  return fresh;
}

export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Our files have no semicolon inside a statement. */
function statementsIn(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
