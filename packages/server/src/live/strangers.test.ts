import type { TableSummary } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { Player } from '../testing/player.ts';
import { twoAtTable } from '../testing/table.ts';
import { TEST_CONFIG, type TestServer, testServer } from '../testing/test-server.ts';

/** What one who means no good can take from the others: as little as possible. */

const { chat, chatWatching } = DEFAULT_LIMITS;
const limits = { ...TEST_CONFIG.limits, tablesPerPlayer: 5, chat, chatWatching };
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

test('whoever watches may say little, and whoever plays not everything at once', async () => {
  const { ann, bob, game } = await twoAtTable(server.url);
  const eve = await join('Eve');
  players.push(ann, bob);
  await eve.open(game);
  const saidBy = async (who: Player) => {
    const lines = Array.from({ length: 50 }, (_, i) => who.ask({ do: 'say', game, text: `${i}` }));
    return (await Promise.all(lines)).filter(({ tell }) => tell === 'done').length;
  };
  expect(await saidBy(eve)).toBe(4);
  expect(await saidBy(ann)).toBe(10);
  expect(await eve.ask({ do: 'phrase', game, phrase: 'thanks' })).toMatchObject({ error: 'too-fast' });
  expect(await bob.ask({ do: 'say', game, text: 'hello' })).toMatchObject({ tell: 'done' });
});

test('a name can be seen: nothing invisible, no marks alone, no halves of letters', async () => {
  const eve = new Player(server.url);
  const bad = [
    '\u3164',
    'a\u115f',
    '\u2800\u2800',
    '\u0301\u0301',
    'a\u0301\u0302\u0303\u0304',
    '\ud83d',
    'a\udc00b',
  ];
  const blank = ['a\u00a0b', 'a\u2003b', '\ufe0f', 'a\ufe0f', '\u034f'];
  for (const name of [...bad, ...blank])
    await expect(eve.post('/api/guest', { name }), JSON.stringify(name)).rejects.toThrow('malformed');
  for (const name of ['Zoë', 'Nguye\u0302\u0303n', 'हिन्दी', 'O’Brien-Łuk', '李小龍', 'Ann ❤️', '👑', '7'])
    expect(await eve.post('/api/guest', { name })).toMatchObject({ name });
});

test('nobody is taken for an opponent: at a seat, in the chat, or by a new name', async () => {
  const ann = await join('Ann');
  const { game } = await ann.create();
  await ann.open(game);
  await ann.sit(game);
  for (const name of ['ann', 'A n n', 'Аnn', 'Ánn']) {
    const eve = await join(name);
    await eve.open(game);
    await expect(eve.sit(game)).rejects.toThrow('name-taken');
    expect(await eve.ask({ do: 'say', game, text: 'hi' })).toMatchObject({ error: 'name-taken' });
  }
  const bob = await join('Bob');
  await bob.open(game);
  await bob.sit(game);
  await bob.post('/api/me', { name: 'Ann' });
  await bob.connect();
  await bob.open(game);
  await bob.must({ do: 'say', game, text: 'I am Ann' });
  await ann.until(() => ann.table(game).chat.length === 1);
  expect(ann.table(game).chat).toMatchObject([{ name: 'Bob' }]);
});
