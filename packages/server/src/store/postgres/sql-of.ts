import type pg from 'pg';
import type { Notice, Sql, SqlValue } from '../sql.ts';

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
    async notify(...notices) {
      await client.query(NOTIFY, [JSON.stringify(notices.map(noticeRow))]);
    },
  };
}

/** Bytes; PostgreSQL takes 8000 with the words before. */
const LONGEST = 7500;

const NOTIFY = 'SELECT pg_notify(value ->> 0, value ->> 1) FROM json_array_elements($1::json) AS notice';

export function noticeRow({
  channel,
  subject,
  n,
  content,
}: Notice): readonly [channel: string, payload: string] {
  const payload = `${subject} ${n}`;
  const isShort = content !== undefined && Buffer.byteLength(content) < LONGEST;
  return [`bastide_${channel}`, isShort ? `${payload} ${content}` : payload];
}
