import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveGames } from '../serve.ts';
import { openStore } from '../store/index.ts';
import { type Store, StoreFault, StoreUnavailable } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { filePlace } from '../testing/stores.ts';
import { TEST_CONFIG, type TestServer, testServer } from '../testing/test-server.ts';

interface Line {
  readonly operation?: string;
  readonly reqId?: string;
}

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.remove());
beforeEach(() => {
  lines.length = 0;
});

const logged = () => lines.map((line) => JSON.parse(line) as Line);
const metrics = async () => (await fetch(new URL('/metrics', server.url))).text();

/** The store fails in one operation while something is tried. */
async function failing<T>(operation: 'lobby' | 'mute' | 'addVoucher', error: Error, work: () => Promise<T>) {
  const { store } = server.hall;
  const whole = store[operation];
  Object.assign(store, { [operation]: () => Promise.reject(error) });
  try {
    return await work();
  } finally {
    Object.assign(store, { [operation]: whole });
  }
}

test('a mistake in what we ask of the store is ours: 500, a line in the log, a count', async () => {
  const before = await metrics();
  expect(before).toContain('bastide_internal_errors_total 0');
  const answer = await failing('lobby', new StoreFault('no such column: hots'), () =>
    fetch(new URL('/api/tables', server.url)),
  );
  expect(answer.status).toBe(500);
  const line = logged().find(({ operation }) => operation === 'GET /api/tables');
  expect(line).toMatchObject({ level: 50, node: server.hall.node, err: { message: 'no such column: hots' } });
  expect(line?.reqId).toBe(answer.headers.get('x-request-id'));
  expect(await metrics()).toContain('bastide_internal_errors_total 1');
});

test('a store that does not answer is not ours: 503, to be tried again', async () => {
  const answer = await failing('lobby', new StoreUnavailable('gone'), () =>
    fetch(new URL('/api/tables', server.url)),
  );
  expect(answer.status).toBe(503);
  expect(logged().some(({ operation }) => operation !== undefined)).toBe(false);
});

test('a store that fails, on a full disk say, is in the log with its reason, once for many that ask', async () => {
  const whole = await openStore((await filePlace()).where);
  let isFull = false;
  const full = () => Promise.reject(new StoreUnavailable('database or disk is full'));
  const store = {
    ...whole,
    lobby: (...args: Parameters<Store['lobby']>) => (isFull ? full() : whole.lobby(...args)),
  };
  const config = {
    ...TEST_CONFIG,
    store: '',
    logLevel: 'info',
    logTo: { write: (line: string) => void lines.push(line) },
  } as const;
  const second = await serveGames({ host: '127.0.0.1', port: 0, store }, config);
  isFull = true;
  for (let i = 0; i < 5; i++) expect((await fetch(new URL('/api/tables', second.url))).status).toBe(503);
  await second.close();
  const told = logged().filter(({ operation }) => operation !== undefined);
  expect(told).toMatchObject([
    { level: 50, operation: 'lobby', err: { message: 'database or disk is full' } },
  ]);
});

test('a server that is stopped while it looks for what is due finishes that first, and complains of nothing', async () => {
  const whole = await openStore((await filePlace()).where);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const store = {
    ...whole,
    async dueGames(...args: Parameters<Store['dueGames']>) {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return whole.dueGames(...args);
    },
  };
  const logTo = { write: (line: string) => void lines.push(line) };
  const second = await serveGames(
    { host: '127.0.0.1', port: 0, store },
    { ...TEST_CONFIG, store: '', logTo },
  );
  await begun;
  await second.close();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(lines).toEqual([]);
});

test('the two are counted by operation', async () => {
  await expect(server.hall.store.addSession('nobody', 'hash', 1)).rejects.toThrow(StoreFault);
  expect(await metrics()).toContain('bastide_store_errors_total{operation="addSession",kind="fault"} 1');
});

test('a fault behind a message is logged with player and message', async () => {
  const ann = await Player.join(server.url, 'Ann');
  const { player } = ann;
  const reply = await failing('mute', new StoreFault('oh'), () =>
    ann.ask({ do: 'mute', player, muted: true }, 'm1'),
  );
  expect(reply).toMatchObject({ tell: 'refused', error: 'internal' });
  expect(logged()).toContainEqual(expect.objectContaining({ operation: 'mute', player, request: 'm1' }));
  ann.leave();
});

test('a line for a request tells address, status and who asked', async () => {
  const ann = new Player(server.url, 'Ann');
  await ann.signUp();
  await ann.get('/api/my-games?before=1');
  const { player } = ann;
  expect(logged()).toContainEqual(
    expect.objectContaining({ path: '/api/my-games', status: 200, address: '127.0.0.1', player }),
  );
});

test('what is a key in an address is not in the log', async () => {
  const [code, token] = ['c'.repeat(30), 't'.repeat(22)];
  for (const path of [`/t/${code}`, `/t/${code}/picture.jpg`, `/mail/${token}`, `/%74/${code}`])
    await fetch(new URL(path, server.url), { redirect: 'manual' });
  expect(lines.length).toBe(4);
  for (const secret of [code, token]) expect(lines.join()).not.toContain(secret);
});

test('metrics for this computer are for nobody who comes through a proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  expect((await fetch(new URL('/metrics', server.url), { headers })).status).toBe(404);
});

test('/healthz writes: a store that can only be read is not well', async () => {
  const health = async () => (await fetch(new URL('/healthz', server.url))).status;
  expect(await failing('addVoucher', new StoreUnavailable('read-only'), health)).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await health()).toBe(200);
});

test('a page may report a fault, not too many and nothing else', async () => {
  const page = new Player(server.url);
  const fault = { message: 'x is undefined', stack: 'at main.js:1:2', path: '/', build: '1' };
  await page.post('/api/fault', fault);
  expect(logged()).toContainEqual(expect.objectContaining({ level: 40, fault }));
  await expect(page.post('/api/fault', { message: 'x', cookie: 'secret' })).rejects.toThrow('malformed');
  const more = await Promise.allSettled(Array.from({ length: 9 }, () => page.post('/api/fault', fault)));
  expect(more.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(5);
  expect(await metrics()).toMatch(/bastide_page_faults_total [1-5]\n/);
});
