import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../protocol/server-messages.ts';
import { Player } from '../testing/player.ts';
import { TEST_CONFIG, type TestServer, testServer } from '../testing/test-server.ts';

/** What one who means no good can take from the others: as little as possible. */

const limits = { ...TEST_CONFIG.limits, tablesPerPlayer: 5 };
const players: Player[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ limits });
});
afterAll(async () => {
  for (const one of players) one.leave();
  await server.remove();
});

async function join(name: string): Promise<Player> {
  const player = await Player.join(server.url, name);
  players.push(player);
  return player;
}

const fulfilled = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;

test('a host who sits nowhere has only so many tables, however fast they are asked for', async () => {
  const eve = await join('Eve');
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => eve.create()));
  expect(fulfilled(made)).toBe(5);
  await expect(eve.create()).rejects.toThrow('too-many');
});

test('nobody sits at more tables than that, however fast they sit down', async () => {
  const [eve, ...hosts] = await Promise.all(
    ['Eve', 'Ann', 'Bob', 'Cat', 'Dan', 'Fay', 'Gus', 'Hal'].map(join),
  );
  const games = await Promise.all(hosts.map(async (host) => (await host.create()).game));
  for (const game of games) await eve.open(game);
  const sat = await Promise.allSettled(games.map((game) => eve.sit(game)));
  expect(fulfilled(sat)).toBe(5);
  // One is counted once, as host and at the seat.
  const game = games[sat.findIndex(({ status }) => status === 'fulfilled')];
  await eve.must({ do: 'stand', game });
  const { game: own } = await eve.create();
  await eve.open(own);
  await eve.sit(own);
});

test('the lobby shows a few tables of one host, as a list and as news', async () => {
  const [eve, ann, watcher] = await Promise.all(['Eve', 'Ann', 'Wat'].map(join));
  await watcher.must({ do: 'lobby', on: true });
  const own = new Set<string>();
  for (let i = 0; i < 5; i++) own.add((await eve.create()).game);
  const { game } = await ann.create();
  const news = () => watcher.received.flatMap((message) => (message.tell === 'lobby' ? message.tables : []));
  await watcher.until(() => news().some((table) => table.game === game));
  const ofEve = (tables: readonly TableSummary[]) =>
    new Set(tables.map((table) => table.game).filter((one) => own.has(one))).size;
  expect(ofEve(news())).toBe(3);
  const { tables } = (await ann.get('/api/tables')) as { tables: TableSummary[] };
  expect(ofEve(tables)).toBe(3);
  expect(tables.some((table) => table.game === game)).toBe(true);
});
