import Database from 'libsql';
import pg from 'pg';

/** Rows of a store's own tables, whichever database they lie in. */
export interface Row {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}

export interface Rows {
  select(table: string, column: string, value: string): Promise<Row[]>;
  count(table: string): Promise<number>;
  close(): Promise<void>;
}

/** All tables in which people have something; those before are needed by those after. */
export const TABLES = [
  'identities',
  'sessions',
  'passkeys',
  'mutes',
  'games',
  'events',
  'seats',
  'chats',
  'results',
  'ratings',
] as const;

export function openRows(where: string): Promise<Rows> {
  return where.startsWith('postgres:') ? openPostgres(where) : openFile(where);
}

async function openFile(path: string): Promise<Rows> {
  const database = new Database(path);
  return {
    select: async (table, column, value) => {
      const rows = database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).all(value) as Row['row'][];
      return rows.map((row) => ({ table, row }));
    },
    count: async (table) => (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n,
    close: async () => void database.close(),
  };
}

async function openPostgres(url: string): Promise<Rows> {
  // Whole numbers of eight bytes are times and counters: numbers, as the store reads them.
  const types = { getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid)) };
  const client = new pg.Client({ connectionString: url, types: types as pg.CustomTypesConfig });
  await client.connect();
  return {
    select: async (table, column, value) => {
      const { rows } = await client.query(`SELECT * FROM ${table} WHERE ${column} = $1`, [value]);
      return rows.map((row) => ({ table, row }));
    },
    count: async (table) => (await client.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n,
    close: () => client.end(),
  };
}

/** All that belongs to one game: enough to play on in a database that has nothing else. */
export async function rowsOfGame(rows: Rows, game: string): Promise<Row[]> {
  const [own] = await rows.select('games', 'id', game);
  const events = (await rows.select('events', 'game', game)).sort(
    (one, other) => Number(one.row.seq) - Number(other.row.seq),
  );
  const seats = await rows.select('seats', 'game', game);
  const chats = await rows.select('chats', 'game', game);
  const results = await rows.select('results', 'game', game);
  const { host } = JSON.parse(String(events[0].row.content)) as { host: string };
  const people = new Set([host, ...[...seats, ...chats].map(({ row }) => String(row.identity))]);
  const known: Row[] = [];
  for (const id of people) known.push(...(await rows.select('identities', 'id', id)));
  for (const id of people) known.push(...(await rows.select('sessions', 'identity', id)));
  for (const id of people)
    known.push(...(await rows.select('mutes', 'identity', id)).filter(isAmong(people)));
  return [...known, own, ...events, ...seats, ...chats, ...results];
}

/** Whether whoever is muted is one of them. */
function isAmong(people: ReadonlySet<string>): (muting: Row) => boolean {
  return ({ row }) => people.has(String(row.muted));
}

/** Puts rows into a database file of their own time, in place of all that is in it. */
export function replaceRows(path: string, rows: readonly Row[]): void {
  const clear = [...TABLES].reverse().map((table) => `DELETE FROM ${table};`);
  const inserts = TABLES.map((table) => insertText(rows.filter((one) => one.table === table)));
  const database = new Database(path);
  database.exec(['BEGIN;', ...clear, ...inserts, 'COMMIT;'].join('\n'));
  database.close();
}

/** One statement for all rows of a table: who plays several games is in several logs, and is put in once. */
function insertText(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const columns = Object.keys(rows[0].row);
  const texts = new Set(
    rows.map(({ row }) => `(${columns.map((column) => valueText(row[column])).join(', ')})`),
  );
  return `INSERT INTO ${rows[0].table} (${columns.join(', ')}) VALUES ${[...texts].join(',\n')};`;
}

function valueText(value: Row['row'][string]): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
