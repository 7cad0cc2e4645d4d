import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@bastide/rules';
import { Keeper } from '../../../../../corpus/keep.ts';
import type { Config } from '../../config.ts';
import { serveGames } from '../../serve.ts';
import { Authenticator } from '../authenticator.ts';
import { Player } from '../player.ts';
import { startPostgres } from '../postgres.ts';
import { TEST_CONFIG } from '../test-config.ts';
import { factsOf, type TableFacts } from './facts.ts';
import { sit } from './play.ts';
import { openRows, rowsOfGame, TABLES } from './rows.ts';
import { type Scenario, scenarios } from './scenarios.ts';

/** What a test must know to come back: who had which session, and what time it was when the server stopped. */
export interface StoreFacts {
  readonly store: string;
  readonly at: number;
  readonly people: readonly { readonly name: string; readonly player: string; readonly cookie: string }[];
  readonly rows: Readonly<Record<string, number>>;
  readonly ranks: readonly unknown[];
  readonly games: Readonly<Record<string, number>>;
}

interface Played {
  readonly name: string;
  readonly game: string;
  readonly people: readonly Player[];
}

/** Plays everything on both stores and keeps their logs, the proofs of finished games and the databases. */
export async function makeServerCorpus(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-corpus-'));
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('there is no PostgreSQL');
  const keepers = {
    logs: new Keeper('logs'),
    proofs: new Keeper('proofs'),
    databases: new Keeper('databases'),
  };
  const file = join(folder, 'bastide.db');
  const fileFacts = await playOn('libsql', file, true, keepers);
  keepers.databases.keepBytes('libsql.db', readFileSync(file), [fileFacts]);
  const url = await postgres.database('corpus');
  const urlFacts = await playOn('postgres', url, false, keepers);
  keepers.databases.keepBytes('postgres.sql', Buffer.from(dump(url)), [urlFacts]);
  for (const keeper of Object.values(keepers)) keeper.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function playOn(
  store: string,
  where: string,
  isFirst: boolean,
  keepers: { readonly logs: Keeper; readonly proofs: Keeper },
): Promise<StoreFacts> {
  const config: Config = { ...TEST_CONFIG, store: where };
  const served = await serveGames({ host: '127.0.0.1', port: 0 }, config);
  const guests = await Promise.all(
    ['Cécile', 'Dan', 'Ève', 'Finn'].map((name) => Player.join(served.url, name)),
  );
  const kept = await Promise.all(['Ann', 'Bob'].map((name) => Player.join(served.url, name)));
  for (const one of kept) await one.keep(new Authenticator());
  const played: Played[] = [];
  for (const scenario of scenarios(isFirst)) {
    played.push(...(await playOne(scenario, scenario.isRated ? kept : guests)));
    console.log(`${store} ${scenario.name}`);
  }
  const facts: TableFacts[] = [];
  for (const one of played) facts.push(await factsAt(one, store));
  for (const [i, { game, people }] of played.entries()) {
    if (facts[i].status !== 'over') continue;
    const record = (await people[0].get(`/api/games/${game}/record`)) as GameRecord;
    const { id, moves, final } = record;
    const deeds = moves.filter(({ by, do: what }) => by === 'chance' && what !== 'discard').length;
    keepers.proofs.keepValues(
      `${store}-${facts[i].name}`,
      [record],
      [{ id, moves: moves.length, final, deeds }],
    );
  }
  const ranks = ((await kept[0].get('/api/leaderboard?players=2')) as { standings: unknown[] }).standings;
  const people = [...guests, ...kept];
  const games = await Promise.all(people.map(async (one) => [one.name, await gamesOf(one)] as const));
  for (const one of people) one.leave();
  // Who reads a log finds its events one by one afterwards.
  for (const { game } of played) await served.hall.store.eventsFrom(game, 0);
  await served.close();
  const at = Date.now();
  const rows = await openRows(where);
  for (const [i, { game }] of played.entries())
    keepers.logs.keepValues(`${store}-${facts[i].name}`, await rowsOfGame(rows, game), [facts[i]]);
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table] = await rows.count(table);
  await rows.close();
  return {
    store,
    at,
    people: people.map(({ name, player, cookie }) => ({ name, player, cookie })),
    rows: counts,
    ranks,
    games: Object.fromEntries(games),
  };
}

async function gamesOf(one: Player): Promise<number> {
  return ((await one.get('/api/my-games')) as { tables: unknown[] }).tables.length;
}

async function playOne(
  { name, request, people: count, play }: Scenario,
  cast: readonly Player[],
): Promise<Played[]> {
  const persons = request.seats?.filter(({ kind }) => kind === 'person').length ?? 2;
  const people = cast.slice(0, count ?? persons);
  const { game, keys } = await people[0].create(request);
  const played: Played[] = [{ name, game, people }];
  await sit(game, people, keys.play);
  const also = (more: string, other: string) => played.push({ name: `${name}-${more}`, game: other, people });
  await play({ game, people, also });
  // What was shown stays with the players, for some of them may still wait for news of it.
  for (const one of people) for (const { game: id } of played) await one.ask({ do: 'close', game: id });
  return played;
}

/** As whoever comes back finds the table. */
async function factsAt({ name, game, people }: Played, store: string): Promise<TableFacts> {
  for (const one of people) await one.open(game);
  const facts = factsOf(name, store, game, people);
  for (const one of people) await one.ask({ do: 'close', game });
  return facts;
}

/** As `pg_dump` writes it, without what only its own shell and its own version understand. */
function dump(url: string): string {
  const args = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', url];
  const text = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 1e9 });
  return text.replace(/^(\\.*|SET .*;|SELECT pg_catalog\.set_config.*;|--.*)?\n/gm, '');
}
