import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, replay, scoresOf, setupIn } from '@bastide/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bytesOf, filesOf, valuesOf } from '../../../corpus/things.ts';
import { loadExpansions } from './foreign.ts';
import { type ServedGames, serveGames } from './index.ts';
import type { ChangedFacts } from './testing/corpus/changed-rules.ts';
import { shownBy, type TableFacts } from './testing/corpus/facts.ts';
import type { StoreFacts } from './testing/corpus/make.ts';
import { openRows, type Row, replaceRows } from './testing/corpus/rows.ts';
import { Player } from './testing/player.ts';
import { postgresPlace, type StorePlace } from './testing/stores.ts';
import { playToEnd } from './testing/table.ts';
import { TEST_CONFIG } from './testing/test-config.ts';

/** What online games left behind is opened by today's server and looked at as a client does: over HTTP and a live connection. */

const logs = filesOf<TableFacts>('logs');
const games = logs.flatMap(({ things }) => things);
const stores = filesOf<StoreFacts>('databases').flatMap(({ things }) => things);
const [embedded, shared] = stores;
/** Milliseconds, on a computer that is busy with other things. */
const PATIENCE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'bastide-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every log, in a database with nothing else', () => {
  const house = houseOf(stores, logsPlace);
  test.each(games.map((game) => [`${game.store} ${game.name}`, game] as const))('%s', async (_, game) => {
    const looker = await house.open(game);
    if (game.status === 'over') await checkRecord(looker, game);
    await playOn(looker, game);
  });
});

describe('a game whose rules have changed since', () => {
  const [{ file, things }] = filesOf<ChangedFacts>('changed-rules');
  const [facts] = things;
  const folderOf = (version: number) =>
    fileURLToPath(new URL(`./testing/expansion-toll-${version}`, import.meta.url));

  test('is played to its end by the rules it began with', async () => {
    const store = join(folder, 'changed.db');
    writeFileSync(store, bytesOf('changed-rules', file));
    const from = facts.at - performance.now();
    const now = () => Math.round(from + performance.now());
    const served = await serveGames(
      { host: '127.0.0.1', port: 0, expansions: [folderOf(2)] },
      { ...TEST_CONFIG, store, now },
    );
    const [was, is] = await Promise.all([1, 2].map((version) => loadExpansions([folderOf(version)])));
    const people = facts.people.map(({ name, ...who }) =>
      Object.assign(new Player(served.url, name), who, { rules: is.registry }),
    );
    for (const one of people) {
      await one.connect();
      await one.open(facts.game);
    }
    const found = people[0].table(facts.game);
    expect([found.head, scoresOf(found.game)]).toEqual([facts.head, facts.scores]);
    await playToEnd(facts.game, people);
    const record = readRecord(await people[0].get(`/api/games/${facts.game}/record`));
    if ('error' in record) throw new Error(record.error);
    const { toll: _, ...options } = record.ok.options;
    const made = was.registry.newGame(setupIn({ ...record.ok, options }));
    if ('error' in made) throw new Error(made.error);
    expect(replay(record.ok, made.ok)).toEqual({ ok: [] });
    for (const one of people) one.leave();
    await served.close();
  });
});

describe('a whole database file of libsql', () => wholeDatabase(embedded, filePlace));
describe.runIf(inject('postgres') !== '')('a whole dump of PostgreSQL', () =>
  wholeDatabase(shared, dumpPlace),
);

function wholeDatabase(facts: StoreFacts, place: () => Promise<StorePlace>): void {
  const house = houseOf([facts], place);
  const own = games.filter(({ store }) => store === facts.store);

  test('everybody’s games and ranks are there', async () => {
    for (const { name, player } of facts.people) {
      const { tables } = (await house.person(facts.store, name).get('/api/my-games')) as {
        tables: unknown[];
      };
      expect([name, player, tables.length]).toEqual([name, player, facts.games[name]]);
    }
    const ranks = await house.person(facts.store, 'Ann').get('/api/leaderboard?players=2');
    expect(ranks).toMatchObject({ standings: facts.ranks });
  });

  const open = own.filter(({ status, name }) => status !== 'over' || name.startsWith('rated'));
  test.each(open.map((game) => [game.name, game] as const))('%s goes on', async (_, game) => {
    await playOn(await house.open(game), game);
  });
}

/** A server on a store, at the time when it was frozen: neither clocks nor sessions have run out since. And everyone comes back. */
function houseOf(facts: readonly StoreFacts[], place: () => Promise<StorePlace>) {
  const people = new Map<string, Player>();
  let own: StorePlace;
  let served: ServedGames;
  beforeAll(async () => {
    own = await place();
    const from = Math.max(...facts.map(({ at }) => at)) - performance.now();
    const now = () => Math.round(from + performance.now());
    served = await serveGames({ host: '127.0.0.1', port: 0 }, { ...TEST_CONFIG, store: own.where, now });
    for (const { store, people: cast } of facts) {
      for (const { name, player, cookie } of cast) {
        const one = Object.assign(new Player(served.url, name), { player, cookie, isStrict: false });
        await one.connect();
        people.set(`${store} ${name}`, one);
      }
    }
  }, PATIENCE);
  afterAll(async () => {
    for (const one of people.values()) one.leave();
    await served?.close();
    await own?.remove();
  });
  const person = (store: string, name: string): Player => {
    const found = people.get(`${store} ${name}`);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  /** The table as it was left. */
  const open = async ({ name: _, store, by, ...expected }: TableFacts): Promise<Player> => {
    const looker = person(store, by);
    expect(shownBy(await looker.open(expected.game))).toEqual(expected);
    return looker;
  };
  return { person, open };
}

async function playOn(looker: Player, { game, head }: TableFacts): Promise<void> {
  if (looker.isAsked(game)) {
    expect(await looker.playAny(game)).toMatchObject({ tell: 'done', seq: head });
    await looker.until(() => looker.table(game).head > head);
  }
  await looker.ask({ do: 'close', game });
}

/** The record the server gives is the one it gave, with its proof: `bastide replay` and `bastide verify` look at that one. */
async function checkRecord(looker: Player, { game, store, name }: TableFacts): Promise<void> {
  const [kept] = valuesOf('proofs', `${store}-${name}.jsonl.gz`) as [object];
  expect(await looker.get(`/api/games/${game}/record`)).toMatchObject(kept);
}

function frozenFile(name: string): StorePlace {
  const where = join(folder, name);
  writeFileSync(where, bytesOf('databases', 'libsql.db.gz'));
  return { where, remove: async () => {} };
}

/** In a file as the store made it in their time. */
async function logsPlace(): Promise<StorePlace> {
  const place = frozenFile('logs.db');
  replaceRows(
    place.where,
    logs.flatMap(({ file }) => valuesOf('logs', file) as Row[]),
  );
  return place;
}

async function filePlace(): Promise<StorePlace> {
  // Counted in another copy: a connection holds its file for a while after it is closed.
  await checkCounts(frozenFile('counted.db').where, embedded);
  return frozenFile('whole.db');
}

async function dumpPlace(): Promise<StorePlace> {
  const place = await postgresPlace();
  const client = new pg.Client({ connectionString: place.where });
  await client.connect();
  await client.query(bytesOf('databases', 'postgres.sql.gz').toString('utf8'));
  await client.end();
  await checkCounts(place.where, shared);
  return place;
}

async function checkCounts(where: string, facts: StoreFacts): Promise<void> {
  const rows = await openRows(where);
  for (const [table, count] of Object.entries(facts.rows))
    expect([table, await rows.count(table)]).toEqual([table, count]);
  await rows.close();
}
