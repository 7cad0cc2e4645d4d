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
    async chain(asked, [first, value], [second, other], noticesOf) {
      const list = [...asked].flatMap((id) => noticesOf(id).map((notice) => [id, ...noticeRow(notice)]));
      const text = `WITH moved AS (${first}), added AS (${second.replaceAll('$1', '$2')}),
        notified AS (SELECT count(pg_notify(value ->> 1, value ->> 2)) AS n
          FROM json_array_elements($3::json) AS notice JOIN moved ON id = value ->> 0)
        SELECT id, (SELECT n FROM notified) FROM moved`;
      const { rows } = await client.query<{ id: string }>({
        name: 'chain',
        text,
        values: [value, other, JSON.stringify(list)],
      });
      return new Set(rows.map(({ id }) => id));
    },
    async notify(...notices) {
      await client.query(NOTIFY, [JSON.stringify(notices.map(noticeRow))]);
    },
  };
}

/** Bytes; PostgreSQL takes 8000 with the words before. */
const LONGEST = 7500;

const NOTIFY = 'SELECT pg_notify(value ->> 0, value ->> 1) FROM json_array_elements($1::json) AS notice';

function noticeRow({ channel, subject, n, content }: Notice): readonly [channel: string, payload: string] {
  const payload = `${subject} ${n}`;
  const isShort = content !== undefined && Buffer.byteLength(content) < LONGEST;
  return [`bastide_${channel}`, isShort ? `${payload} ${content}` : payload];
}
