import type { TableSummary } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { Authenticator } from '../testing/authenticator.ts';
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

test('tables laid and closed are counted too: each stays in the store', async () => {
  const newTablesPerAddress = { size: 7, perSecond: 0.01 };
  const strict = await testServer({ limits: { ...limits, newTablesPerAddress } });
  const eve = await Player.join(strict.url, 'Eve');
  let made = 0;
  await expect(async () => {
    for (; made < 20; made++) {
      const { game } = await eve.create();
      await eve.must({ do: 'stand', game });
    }
  }).rejects.toThrow('too-fast');
  expect(made).toBe(7);
  eve.leave();
  await strict.remove();
});

test('who sits down and stands up again and again makes no log grow for ever', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map(join));
  const { game } = await ann.create();
  for (const one of [ann, eve]) await one.open(game);
  let sat = 0;
  await expect(async () => {
    for (; sat < 50; sat++) {
      await eve.sit(game);
      await eve.must({ do: 'stand', game });
    }
  }).rejects.toThrow('too-many');
  expect(sat).toBe(20);
  // The seat is free for others.
  await ann.sit(game);
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
  for (const name of ['ann', 'A n n', 'Аnn', 'Ánn', 'Ɑnn']) {
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

test('while a game is played, those who watch speak among themselves', async () => {
  const { ann, bob, game } = await twoAtTable(server.url);
  players.push(ann, bob);
  const [eve, fay] = await Promise.all(['Eve', 'Fay'].map(join));
  for (const one of [eve, fay]) await one.open(game);
  await eve.must({ do: 'say', game, text: 'take the city!' });
  await ann.must({ do: 'say', game, text: 'hello' });
  const heard = (who: Player) => who.table(game).chat.map(({ text }) => text);
  await Promise.all([bob, fay].map((one) => one.until(() => heard(one).includes('hello'))));
  expect(heard(bob)).toEqual(['hello']);
  expect(heard(fay)).toEqual(['take the city!', 'hello']);
  // Nor is it told to players who come back.
  for (const one of [bob, fay]) await one.open(game);
  expect([heard(bob), heard(fay)]).toEqual([['hello'], ['take the city!', 'hello']]);
});

test('a name of someone who keeps it is nobody else’s, neither a guest’s nor a program’s', async () => {
  const zoe = await join('Zoë');
  const twin = await join('zoe');
  await zoe.keep(new Authenticator());
  for (const name of ['Zoe', 'ZOË', 'Z o e'])
    await expect(new Player(server.url).post('/api/guest', { name })).rejects.toThrow('name-taken');
  await expect(twin.keep(new Authenticator())).rejects.toThrow('name-taken');
  await expect(twin.post('/api/programs', { name: 'Zoé' })).rejects.toThrow('name-taken');
  const una = await join('Una');
  await expect(una.post('/api/me', { name: 'Zоe' })).rejects.toThrow('name-taken');
  // Whoever takes another name sets the old one free.
  await zoe.post('/api/me', { name: 'Ida' });
  await twin.keep(new Authenticator());
  await expect(zoe.post('/api/me', { name: 'Zoe' })).rejects.toThrow('name-taken');
});

test('a report is text for whoever reads it, in a terminal or elsewhere', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map(join));
  const words = ' \u0000rude\u001b[2J\u009b31m\ud800\nagain ';
  await ann.post('/api/reports', { player: eve.player, reason: 'other', words });
  const [{ id, words: kept }] = (await server.desk.reports(false)) as { id: string; words: string }[];
  expect(kept).toBe('rude [2J 31m \nagain');
  await server.desk.settleReport('root', id);
});

test('players report one another, a few times, and only where they may look', async () => {
  const { ann, bob, game } = await twoAtTable(server.url, { visibility: 'link', watch: 'none' });
  players.push(ann, bob);
  const eve = await join('Eve');
  await bob.must({ do: 'say', game, text: 'rude' });
  const report = { player: bob.player, reason: 'words', words: 'He is rude.', game, line: 0 };
  await ann.post('/api/reports', report);
  await expect(eve.post('/api/reports', report)).rejects.toThrow('not-found');
  await expect(bob.post('/api/reports', report)).rejects.toThrow('not-allowed');
  const all = await server.hall.store.reports(10, false);
  expect(all).toMatchObject([{ reporterName: 'Ann', reportedName: 'Bob', words: 'He is rude.', line: 0 }]);
  expect(JSON.parse(all[0].said ?? '')).toMatchObject({ text: 'rude' });
  for (let i = 1; i < 5; i++) await ann.post('/api/reports', { player: bob.player, reason: 'name' });
  await expect(ann.post('/api/reports', report)).rejects.toThrow('too-fast');
});
