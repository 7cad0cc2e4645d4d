import type pg from 'pg';
import type { Sql, SqlValue } from '../sql.ts';

/** Statements on one connection, or on any one of the pool. */
export function sqlOf(client: pg.Pool | pg.PoolClient): Sql {
  return {
    async rows<T>(text: string, ...values: readonly SqlValue[]) {
      const { rows } = await client.query(text, [...values]);
      return rows as T[];
    },
    async changes(text, ...values) {
      return (await client.query(text, [...values])).rowCount ?? 0;
    },
    async notify(channel, about, n) {
      await client.query('SELECT pg_notify($1, $2)', [`bastide_${channel}`, `${about} ${n}`]);
    },
  };
}
