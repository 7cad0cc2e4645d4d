import pg from 'pg';
import { migrate } from '../migrate.ts';
import { type OperationName, operations } from '../operations.ts';
import { Queue, type Settled } from '../queue.ts';
import type { Append, Appended } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { type Store, StoreFault, StoreUnavailable } from '../store.ts';
import { append } from './append.ts';
import { Notifications } from './notifications.ts';
import { sqlOf } from './sql-of.ts';

/**
 * The store in PostgreSQL, for any number of nodes. A network may swallow what is said without a word: who is not answered for so many
 * milliseconds (`patience`) hangs up, or everybody would wait for as long as the system tries, a quarter of an hour.
 */
export async function openPostgres(
  url: string,
  { connections = 10, patience = PATIENCE } = {},
): Promise<Store> {
  const line = { connectionString: url, connectionTimeoutMillis: 5000, types };
  const pool = poolOf({ ...line, max: connections, query_timeout: patience });
  const unhurried = poolOf({ ...line, max: 1 });
  await transaction(unhurried, async (client) => {
    const sql = sqlOf(client);
    await sql.rows('SELECT pg_advisory_xact_lock(7216352)');
    await migrate(sql);
  });
  const notifications = new Notifications({ ...line, query_timeout: patience });
  await notifications.open();

  const appended = async (requests: readonly Append[]): Promise<Settled<Appended>[]> => {
    // Moves are one statement, which needs no transaction around it.
    const isOne = requests.every(({ lists, notice }) => lists === undefined && notice === undefined);
    try {
      const results = isOne
        ? await append(pool, requests)
        : await retried(pool, (client) => append(client, requests));
      return results.map((value) => ({ value }));
    } catch (error) {
      if (requests.length === 1 || !isFault(error)) throw error;
      // Nothing has happened. What is wrong with one is nobody else's fault.
      const alone: Settled<Appended>[] = [];
      for (const one of requests) alone.push(...(await appended([one]).catch((own) => [{ error: own }])));
      return alone;
    }
  };
  const queue = new Queue(appended);
  const calls = Object.keys(operations).map((name) => [
    name,
    (...args: readonly unknown[]) =>
      reachable(() => call(UNHURRIED.has(name) ? unhurried : pool, name as OperationName, args)),
  ]);
  const store = Object.fromEntries(calls) as Store;
  return {
    ...store,
    append: (request) => reachable(() => queue.add(request)),
    isShared: true,
    subscribe: (listener) => notifications.subscribe(listener),
    async close() {
      await queue.drained();
      const ended = Promise.all([notifications.close(), pool.end(), unhurried.end()]);
      // Nobody need say goodbye to who does not answer.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}

const PATIENCE = 10_000;

/** What an operator asks for: all there ever was is looked through. */
const UNHURRIED: ReadonlySet<string> = new Set<OperationName>([
  'personData',
  'erasePerson',
  'operatedGames',
  'peopleNamed',
]);

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks is replaced. Who waits for an answer on it hears of it there; without these two a break at any other
  // moment would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One statement each, or reads alone: no transaction around them. */
const SIMPLE: ReadonlySet<OperationName> = new Set<OperationName>([
  'eventsFrom',
  'eventOfMove',
  'gameById',
  'headsOf',
  'lobby',
  'gamesOf',
  'openGamesOf',
  'countBroken',
  'chatsFrom',
  'identityBySession',
  'standingSessions',
  'identityById',
  'ownerOfName',
  'passkeyById',
  'passkeysOf',
  'listPasskeys',
  'sessionsOf',
  'mutedBy',
  'pushSubscriptionsOf',
  'mailAddressOf',
  'dueGames',
  'leastVersion',
  'snapshotOf',
  'presenceAt',
  'holderOf',
  'takeLease',
  'releaseLease',
  'clearWake',
  'ratingsOf',
  'openlyRated',
  'leaderboard',
  'resultsOf',
]);

async function call(pool: pg.Pool, name: OperationName, args: readonly unknown[]): Promise<unknown> {
  const operation = operations[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
  if (SIMPLE.has(name)) return operation(sqlOf(pool), ...args);
  return retried(pool, (client) => operation(sqlOf(client), ...args));
}

async function retried<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error;
    }
  }
}

const ATTEMPTS = 4;

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failed: Error | boolean = false;
  // PostgreSQL, too, hangs up: whoever has gone in the middle would keep what they locked from everybody else, for hours.
  const { query_timeout: patience = PATIENCE } = pool.options;
  try {
    await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${patience}`);
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    // Where no answer came none comes to this either.
    if (!(error instanceof pg.DatabaseError)) failed = true;
    else
      await client.query('ROLLBACK').catch((broken: Error) => {
        failed = broken;
      });
    throw error;
  } finally {
    client.release(failed);
  }
}

/** Deadlocks and the like: the transaction did not happen and may be tried again. */
function isRetriable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['40001', '40P01'].includes(error.code ?? '');
}

/** Classes of SQLSTATE that pass by themselves: lost connections, conflicts, a server that hangs up, stops, starts, is full or only a copy. */
const PASSING = /^(08|25006|25P03|40|53|55|57|58)/;

/** The database understood us and refused, or we did not even get to asking it. */
function isFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return !PASSING.test(error.code ?? '08');
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw isFault(error) ? new StoreFault(reason) : new StoreUnavailable(reason);
  }
}

/** 64-bit integers come as text otherwise; ours are far below 2⁵³. */
const BIGINT = 20;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
  },
} as pg.CustomTypesConfig;
