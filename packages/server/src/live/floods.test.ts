import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { Player } from '../testing/player.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { TEST_CONFIG, testServer } from '../testing/test-server.ts';

test('floods: too many messages end the connection, too many requests, guests or connections are refused', async () => {
  const limits = {
    ...DEFAULT_LIMITS,
    perAddress: { size: 40, perSecond: 0.01 },
    guestsPerAddress: { size: 3, perSecond: 0.01 },
    socketsPerPlayer: 2,
    tablesPerPlayer: 1,
  };
  const strict = await testServer({ ...TEST_CONFIG, limits });
  const eve = await Player.join(strict.url, 'Eve');
  eve.comesBack = false;
  for (let i = 0; i < 200; i++) eve.sendText(`{"do":"ping","id":"p${i}"}`);
  await new Promise((resolve) => eve.socket?.once('close', resolve));
  expect(eve.closed).toMatchObject([{ code: 4002 }]);
  expect(eve.received.filter(({ tell }) => tell === 'done').length).toBeLessThanOrEqual(61);
  await eve.connect();
  await eve.connect();
  const { socket } = eve;
  await expect(eve.connect()).rejects.toThrow('503');
  eve.socket = socket;
  const guest = new Player(strict.url);
  // A made-up address from a header nobody may send does not help.
  const forward = { 'x-forwarded-for': '203.0.113.9' };
  for (let i = 0; i < 2; i++) await guest.post('/api/guest', { name: 'G' }, forward);
  await expect(guest.post('/api/guest', { name: 'G' }, forward)).rejects.toThrow('too-fast');
  const { game } = await eve.create();
  await eve.open(game);
  await eve.sit(game);
  await expect(eve.create()).rejects.toThrow('too-many');
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => fetch(new URL('/api/tables', strict.url))),
  );
  expect(statuses.some(({ status }) => status === 429)).toBe(true);
  eve.leave();
  await strict.remove();
});

test('a message that comes in ever more pieces, with nothing in them, is not waited for', async () => {
  const server = await testServer();
  const [eve, ann] = [await Player.join(server.url, 'Eve'), await Player.join(server.url, 'Ann')];
  eve.comesBack = false;
  const inPieces = ({ socket }: Player, pieces: readonly string[]) => {
    for (const [i, piece] of pieces.entries()) socket?.send(piece, { fin: i === pieces.length - 1 });
  };
  inPieces(ann, ['{"do":"pi', '', 'ng","id":"whole"}']);
  await ann.until(() => ann.received.some((one) => one.tell === 'done' && one.id === 'whole'));
  const closed = new Promise((resolve) => eve.socket?.once('close', resolve));
  inPieces(eve, ['{', ...Array.from({ length: 1000 }, () => ''), '"do":"ping","id":"p"}']);
  await Promise.race([closed, eve.until(() => eve.received.some(({ tell }) => tell === 'done'))]);
  expect(eve.closed).toMatchObject([{ code: 1008 }]);
  ann.leave();
  await server.remove();
});

test('an address of IPv6 counts with its whole network, and another network by itself', async () => {
  const limits = { ...TEST_CONFIG.limits, guestsPerAddress: { size: 2, perSecond: 0.001 } };
  const server = await testServer({ limits, proxies: 1 });
  const guest = new Player(server.url);
  const from = (address: string) =>
    guest.post('/api/guest', { name: 'G' }, { 'x-forwarded-for': address }).then(
      () => 'in',
      (error: Error) => error.message,
    );
  expect(await from('2001:db8:1:2::1')).toBe('in');
  expect(await from('2001:db8:1:2:ffff:1:2:3')).toBe('in');
  expect(await from('2001:db8:1:2:dead:beef::')).toBe('too-fast');
  expect(await from('2001:db8:1:3::1')).toBe('in');
  await server.remove();
});

test('a player who speaks too much on several connections at once is cut off like on one', async () => {
  const limits = { ...TEST_CONFIG.limits, perPlayer: { size: 100, perSecond: 0.001 } };
  const server = await testServer({ limits });
  const eve = await Player.join(server.url, 'Eve');
  const second = new Player(server.url, 'Eve');
  second.cookie = eve.cookie;
  await second.connect();
  const lines = [eve, second];
  for (const one of lines) one.comesBack = false;
  const gone = lines.map((one) => new Promise((resolve) => one.socket?.once('close', resolve)));
  for (let i = 0; i < 60; i++) for (const one of lines) one.sendText(`{"do":"ping","id":"p${i}"}`);
  // Whichever speaks when there is nothing left to say.
  await Promise.race(gone);
  const codes = lines.flatMap(({ closed }) => closed.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set([4002]));
  const answers = lines.flatMap(({ received }) => received.filter(({ tell }) => tell === 'done'));
  expect(answers.length).toBeLessThanOrEqual(101);
  for (const one of lines) one.leave();
  await server.remove();
});

test('full is full: connections, tables of a connection, tables of the house; room that is made is given', async () => {
  const limits = { ...TEST_CONFIG.limits, sockets: 3, openTables: 1, tables: 2 };
  const server = await testServer({ limits, idleTime: 0, sweepEvery: 3_600_000 });
  const { ann, bob, game } = await twoAtTable(server.url);
  const eve = await Player.join(server.url, 'Eve');
  const early = new Player(server.url, 'Early');
  // Who is turned away must not take the place of the next one later on.
  early.comesBack = false;
  await early.signUp();
  await expect(early.connect()).rejects.toThrow('503');
  eve.comesBack = false;
  await eve.open(game);
  const { game: second } = await ann.create();
  expect(await eve.ask({ do: 'open', game: second })).toMatchObject({ error: 'too-many' });
  await eve.must({ do: 'close', game });
  await eve.open(second);
  await expect(ann.create()).rejects.toThrow('too-many');
  eve.leave();
  while (server.gateway.size > 2) await server.hall.sweep();
  const late = await Player.join(server.url, 'Late');
  // What nobody looks at needs no memory: there is room for a table again.
  while (server.hall.size > 1) await server.hall.sweep();
  await late.create();
  await playToEnd(game, [ann, bob], 2);
  expect([...ann.closed, ...bob.closed]).toEqual([]);
  for (const one of [ann, bob, late]) one.leave();
  await server.remove();
});

test('who does not read is cut off, and costs the others nothing', async () => {
  const limits = { ...TEST_CONFIG.limits, unread: 50_000 };
  const small = await testServer({ limits });
  const { ann, bob, game } = await twoAtTable(small.url);
  const eve = await Player.join(small.url, 'Eve');
  await eve.open(game);
  eve.comesBack = false;
  eve.socket?.pause();
  const isCut = () => small.gateway.connectionsOf(eve.player).size === 0;
  const text = 'x'.repeat(300);
  await Promise.all(Array.from({ length: 50 }, () => ann.must({ do: 'say', game, text })));
  // The buffers of the system swallow some megabytes before anything is left unread.
  for (let i = 0; i < 200 && !isCut(); i++) {
    for (let n = 0; n < 20; n++) eve.sendText(JSON.stringify({ do: 'open', id: `o${i}-${n}`, game }));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(isCut()).toBe(true);
  await playToEnd(game, [ann, bob], 2);
  for (const one of [ann, bob, eve]) one.leave();
  await small.remove();
});

test('control frames count like messages: a flood of pings ends the connection and leaves nothing in memory', async () => {
  const limits = { ...TEST_CONFIG.limits, perSocket: DEFAULT_LIMITS.perSocket };
  const server = await testServer({ limits });
  const eve = await Player.join(server.url, 'Eve');
  eve.comesBack = false;
  let pongs = 0;
  eve.socket?.on('pong', () => pongs++);
  const gone = new Promise((resolve) => eve.socket?.once('close', resolve));
  for (let i = 0; i < 2000; i++) eve.socket?.ping('x'.repeat(120));
  await gone;
  expect(eve.closed).toMatchObject([{ code: 4002 }]);
  expect(pongs).toBeLessThanOrEqual(61);
  // An answer nobody has asked for is a frame too.
  await eve.connect();
  const goneAgain = new Promise((resolve) => eve.socket?.once('close', resolve));
  for (let i = 0; i < 2000; i++) eve.socket?.pong();
  await goneAgain;
  expect(eve.closed.at(-1)).toMatchObject({ code: 4002 });
  // And who reads nothing is cut off though it says goodbye to nobody.
  await eve.connect();
  eve.socket?.pause();
  for (let i = 0; i < 2000; i++) eve.socket?.ping('x'.repeat(120));
  while (server.gateway.connectionsOf(eve.player).size > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await server.remove();
});

test('a table of hands that is opened again and again is played anew once', async () => {
  const server = await testServer();
  const setup = { sets: ['base'], options: { hand: 3 }, players: 2 };
  const { ann, bob, game } = await twoAtTable(server.url, { setup });
  const live = await server.hall.table(game);
  const first = async (from = 0) => (await live?.log.entries(live.table, from))?.[0];
  const before = await first();
  expect(before).toBeDefined();
  expect(await first()).toBe(before);
  await playToEnd(game, [ann, bob], 2);
  expect(await first((live?.table.head ?? 0) - 1)).toMatchObject({ seq: (live?.table.head ?? 0) - 1 });
  for (const one of [ann, bob]) one.leave();
  await server.remove();
});

test('whoever looks again and again, at tables, lists or records, waits after a while; others don’t', async () => {
  const limits = { ...TEST_CONFIG.limits, looksPerAddress: { size: 20, perSecond: 0.01 } };
  const server = await testServer({ limits, proxies: 1 });
  const { ann, bob, game } = await twoAtTable(server.url);
  await playToEnd(game, [ann, bob]);
  const looked: string[] = [];
  for (let i = 0; i < 15; i++) {
    const open = await ann.ask({ do: 'open', game });
    const list = await bob.ask({ do: 'lobby', on: true });
    looked.push(...[open, list].map((one) => (one.tell === 'refused' ? one.error : one.tell)));
  }
  expect(looked).toContain('table');
  expect(looked.slice(-6)).toEqual(Array.from({ length: 6 }, () => 'too-fast'));
  // To speak at a table one has not opened makes the server look for it.
  const eve = await Player.join(server.url, 'Eve');
  expect(await eve.ask({ do: 'leave', game })).toMatchObject({ error: 'too-fast' });
  eve.leave();
  // What is no look goes on.
  expect(await ann.ask({ do: 'ping' })).toMatchObject({ tell: 'done' });
  const record = (address: string) =>
    fetch(new URL(`/api/games/${game}/record`, server.url), {
      headers: { cookie: ann.cookie, 'x-forwarded-for': address },
    });
  const statuses = await Promise.all(Array.from({ length: 30 }, () => record('203.0.113.5')));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await record('203.0.113.6')).status).toBe(200);
  // What somebody has played takes as long as a list.
  const profile = new URL(`/api/players/${ann.player}`, server.url);
  expect((await fetch(profile, { headers: { 'x-forwarded-for': '203.0.113.5' } })).status).toBe(429);
  for (const one of [ann, bob]) one.leave();
  await server.remove();
});

test('reports of ever new guests from one address are few; others may report', async () => {
  const server = await testServer({ proxies: 1 });
  const bob = await Player.join(server.url, 'Bob');
  const report = async (i: number, address: string) => {
    const guest = new Player(server.url, `Guest ${i}`);
    await guest.signUp();
    const about = { player: bob.player, reason: 'name' };
    return guest.post('/api/reports', about, { 'x-forwarded-for': address });
  };
  for (let i = 0; i < 30; i++) await report(i, '203.0.113.5');
  await expect(report(30, '203.0.113.5')).rejects.toThrow('too-fast');
  await report(31, '203.0.113.6');
  bob.leave();
  await server.remove();
});

test('a list many ask for at once is made once, and shows what is new; a leaderboard too', async () => {
  const server = await testServer();
  const [ann, bob] = [await Player.join(server.url, 'Ann'), await Player.join(server.url, 'Bob')];
  let [made, ranked] = [0, 0];
  const { store } = server.hall;
  const { lobby, leaderboard } = store;
  const counted = (...args: Parameters<typeof lobby>) => {
    made++;
    return lobby(...args);
  };
  const countedRanks = (...args: Parameters<typeof leaderboard>) => {
    ranked++;
    return leaderboard(...args);
  };
  Object.assign(store, { lobby: counted, leaderboard: countedRanks });
  const list = async () =>
    ((await (await fetch(new URL('/api/tables', server.url))).json()) as { tables: { game: string }[] })
      .tables;
  for (let i = 0; i < 10; i++)
    await Promise.all([...Array.from({ length: 10 }, list), ann.must({ do: 'lobby', on: true })]);
  expect(made).toBeLessThan(30);
  const rank = (players: number) => fetch(new URL(`/api/leaderboard?players=${players}`, server.url));
  for (let i = 0; i < 10; i++) for (const players of [2, 3]) expect((await rank(players)).status).toBe(200);
  expect(ranked).toBe(2);
  const { game } = await bob.create({ visibility: 'public' });
  expect((await list()).some((one) => one.game === game)).toBe(true);
  for (const one of [ann, bob]) one.leave();
  await server.remove();
});
