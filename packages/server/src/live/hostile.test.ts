import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { MAX_PAYLOAD } from '@bastide/protocol';
import { answersOf } from '@bastide/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../identity/secrets.ts';
import { Player } from '../testing/player.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
/** Two who only want to play, while everything else happens: after each test they still can. */
let quiet: Awaited<ReturnType<typeof twoAtTable>>;
beforeAll(async () => {
  server = await testServer();
  quiet = await twoAtTable(server.url);
});
afterAll(async () => {
  quiet.ann.leave();
  quiet.bob.leave();
  await server.remove();
});
async function othersAreUndisturbed(): Promise<void> {
  const { ann, bob, game } = quiet;
  await playToEnd(game, [ann, bob], 2);
  expect([...ann.closed, ...bob.closed]).toEqual([]);
}

/** A connection by hand: tells the HTTP status it was refused with, or 101. */
function knock(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('error', () => {});
  });
}

function liveUrl(ticket: string): string {
  return `${server.url.replace(/^http/, 'ws')}live?ticket=${ticket}`;
}

async function ticketFor(player: Player): Promise<string> {
  return ((await player.post('/api/ticket', {})) as { ticket: string }).ticket;
}

test('a forged origin gets no connection and may change nothing', async () => {
  const ann = new Player(server.url);
  await ann.signUp();
  const own = ann.origin;
  const forged = ['https://evil.example', 'null', own.replace('http:', 'https:').replace(/\d+$/, '1'), ''];
  for (const origin of forged) {
    const headers: Record<string, string> = origin === '' ? {} : { origin };
    expect(await knock(liveUrl(await ticketFor(ann)), headers)).toBe(403);
    await expect(ann.post('/api/tables', {}, { origin: origin || 'null' })).rejects.toThrow(
      'forbidden-origin',
    );
  }
  expect(await knock(liveUrl(await ticketFor(ann)), { origin: own })).toBe(101);
  // A stranger's name that leads here: host and origin agree, but it is no name of ours.
  expect(
    await knock(liveUrl(await ticketFor(ann)), { origin: 'http://evil.example', host: 'evil.example' }),
  ).toBe(403);
  await othersAreUndisturbed();
});

test('a ticket is needed, is used once, and a cookie alone is not enough', async () => {
  const ann = new Player(server.url);
  await ann.signUp();
  const headers = { origin: ann.origin, cookie: ann.cookie };
  expect(await knock(liveUrl(''), headers)).toBe(401);
  expect(await knock(liveUrl('x'.repeat(43)), headers)).toBe(401);
  const ticket = await ticketFor(ann);
  const tries = await Promise.all([1, 2, 3].map(() => knock(liveUrl(ticket), headers)));
  expect(tries.sort()).toEqual([101, 401, 401]);
  await expect(new Player(server.url).post('/api/ticket', {})).rejects.toThrow('not-signed-in');
  const thief = new Player(server.url);
  thief.cookie = `${ann.cookie.slice(0, -1)}_`;
  await expect(thief.post('/api/ticket', {})).rejects.toThrow('not-signed-in');
});

test('the cookie can’t be read by scripts or sent by other sites, and its token is not stored', async () => {
  const response = await fetch(new URL('/api/guest', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(server.url).origin },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^bastide=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
  const token = cookie.slice('bastide='.length, 'bastide='.length + 43);
  expect(await server.hall.store.identityBySession(token, { guest: 0, kept: 0 })).toBeUndefined();
  expect(await server.hall.store.identityBySession(hashOf(token), { guest: 0, kept: 0 })).toBeDefined();
  expect(JSON.stringify(await response.json())).not.toContain(token);
});

test('another’s seat: every message is judged by who the connection belongs to', async () => {
  const { ann, bob, game, asked } = await twoAtTable(server.url, { visibility: 'link', watch: 'none' });
  const eve = await Player.join(server.url, 'Eve');
  const { head, seat } = asked.table(game);
  const move = { by: seat ?? 0, do: 'place', tile: 'base/D', x: 0, y: 1, rot: 0 };
  const nonce = '0'.repeat(32);
  const messages = [
    { do: 'open', game },
    { do: 'open', game, from: head },
    { do: 'move', game, expect: head, move },
    { do: 'undo', game, expect: head },
    { do: 'answer-undo', game, expect: head, agree: true },
    { do: 'leave', game },
    { do: 'start', game },
    { do: 'stand', game },
    { do: 'rematch', game },
    { do: 'sit', game, nonce },
  ] as const;
  for (const message of messages) expect(await eve.ask(message)).toMatchObject({ error: 'not-found' });
  expect(await eve.ask({ do: 'say', game, text: 'hi' })).toMatchObject({ error: 'not-open' });
  expect(await eve.ask({ do: 'open', game: 'A'.repeat(22) })).toMatchObject({ error: 'not-found' });
  await expect(eve.get(`/api/games/${game}/record`)).rejects.toThrow('not-found');
  expect(ann.table(game).head).toBe(head);
  for (const one of [ann, bob, eve]) one.leave();
});

test('an id another player has used is no way to that player’s answer', async () => {
  const { ann, bob, game, asked, other } = await twoAtTable(server.url);
  const { head } = asked.table(game);
  const { id } = (await asked.playAny(game)) as { id: string };
  await other.until(() => other.table(game).head > head);
  // The same message from another seat is judged by itself: it is too late, not “done as event so and so”.
  const move = { by: other.table(game).seat ?? 0, do: 'pass' };
  expect(await other.ask({ do: 'move', game, expect: head, move }, id)).toMatchObject({ error: 'stale' });
  while (!other.isAsked(game)) await playToEnd(game, [ann, bob], 1);
  const { head: now, game: state } = other.table(game);
  const [first] = answersOf(state);
  expect(
    await other.ask({ do: 'move', game, expect: now, move: first.move as typeof move }, id),
  ).toMatchObject({ tell: 'done', seq: now });
  for (const one of [ann, bob]) one.leave();
});

test('a dead line is found out, and leaves no ghost', async () => {
  const { ann, bob, game } = await twoAtTable(server.url);
  await ann.until(() => ann.table(game).presence.seats.every((isThere) => isThere));
  bob.comesBack = false;
  // Bob’s computer has gone to sleep: the line is open, and nobody answers on it.
  bob.socket?.pause();
  const [line] = server.gateway.connectionsOf(bob.player);
  line.check();
  line.check();
  await ann.until(() => !ann.table(game).presence.seats[bob.table(game).seat ?? 0]);
  expect(server.gateway.connectionsOf(bob.player).size).toBe(0);
  for (const one of [ann, bob]) one.leave();
});

test('messages repeated and out of order change nothing twice', async () => {
  const { ann, bob, game, asked } = await twoAtTable(server.url);
  const sent: string[] = [];
  const { socket } = asked;
  const send = socket?.send.bind(socket);
  if (socket !== undefined && send !== undefined)
    socket.send = (data: unknown) => {
      sent.push(String(data));
      send(data as string);
    };
  await playToEnd(game, [ann, bob], 12);
  const before = asked.table(game).entries.map(({ move }) => JSON.stringify(move));
  for (const text of [...sent, ...[...sent].reverse()]) asked.sendText(text);
  await asked.must({ do: 'ping' });
  expect(asked.table(game).entries.map(({ move }) => JSON.stringify(move))).toEqual(before);
  await playToEnd(game, [ann, bob], 4);
  for (const one of [ann, bob]) one.leave();
});

test('what is no message is refused with a code, and the server lives on', async () => {
  const shapes = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc
      .record({
        do: fc.constantFrom('open', 'move', 'sit', 'say', 'undo', 'lobby', '__proto__', 'constructor'),
        id: fc.oneof(fc.string({ maxLength: 40 }), fc.integer()),
        game: fc.oneof(fc.constant(quiet.game), fc.string({ maxLength: 30 }), fc.anything()),
        expect: fc.oneof(fc.integer(), fc.double(), fc.string()),
        move: fc.oneof(fc.object(), fc.anything()),
        text: fc.anything(),
        nonce: fc.anything(),
        extra: fc.anything(),
      })
      .map((value) => JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one))),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(shapes, { minLength: 1, maxLength: 4 }), async (texts) => {
      const eve = await Player.join(server.url, 'Eve');
      eve.comesBack = false;
      for (const text of texts) eve.sendText(text);
      await eve.must({ do: 'ping' });
      const codes = eve.received.flatMap((one) => (one.tell === 'refused' ? [one.error] : []));
      expect(codes.every((code) => code !== 'internal')).toBe(true);
      eve.leave();
    }),
    { numRuns: 40 },
  );
  const eve = await Player.join(server.url, 'Eve');
  eve.comesBack = false;
  const gone = new Promise((resolve) => eve.socket?.once('close', resolve));
  for (let i = 0; i < 6; i++) eve.sendText(Buffer.from([0xff, i]));
  await gone;
  expect(eve.closed).toMatchObject([{ code: 4000 }]);
  await othersAreUndisturbed();
});

test('a frame above 16 KB ends the connection, a body above it is refused', async () => {
  const eve = await Player.join(server.url, 'Eve');
  eve.comesBack = false;
  eve.sendText('x'.repeat(MAX_PAYLOAD + 1));
  await new Promise((resolve) => eve.socket?.once('close', resolve));
  expect(eve.closed).toMatchObject([{ code: 1009 }]);
  await expect(eve.post('/api/guest', { name: 'x'.repeat(MAX_PAYLOAD) })).rejects.toThrow('malformed');
  await othersAreUndisturbed();
});

test('names and chat are text: what is not is refused, markup stays what it is', async () => {
  const eve = new Player(server.url);
  for (const name of ['', '   ', 'a\u0000b', 'a\u202Eb', 'a\nb', 'x'.repeat(25)])
    await expect(eve.post('/api/guest', { name })).rejects.toThrow('malformed');
  const name = '<script>alert(1)</script>'.slice(0, 24);
  expect(await eve.post('/api/guest', { name })).toMatchObject({ name });
  const answer = await fetch(new URL('/api/me', server.url), { headers: { cookie: eve.cookie } });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src|unsafe-eval/);
});

test('chat: emoji may be joined; what is no text is refused, and whoever said it is told which message it was', async () => {
  const { ann, bob, game } = await twoAtTable(server.url);
  const reply = (text: string) => ann.ask({ do: 'say', game, text });
  expect(await reply('🤷‍♀️ 👨‍👩‍👧, très bien')).toMatchObject({ tell: 'done' });
  for (const text of ['\u200d', 'a\u202Eb', 'a\u200d\u200d\u200db', ''])
    expect(await reply(text)).toMatchObject({ tell: 'refused', error: 'malformed' });
  for (const one of [ann, bob]) one.leave();
});

test('tricks with paths and methods lead nowhere', async () => {
  const paths = [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/../data/bastide.db',
    '//evil',
    '/api/tables/..%2f..',
  ];
  for (const path of [
    ...paths,
    '/api/games/x/record',
    '/api/nothing',
    '/api/players/%00',
    `/api/tables/${'a'.repeat(500)}`,
  ]) {
    const status = await rawGet(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  await othersAreUndisturbed();
});

function rawGet(path: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('thousands of idle connections and half-open ones disturb nobody', async () => {
  const eve = new Player(server.url);
  await eve.signUp();
  const { hostname, port } = new URL(server.url);
  const halfOpen = Array.from({ length: 1500 }, () => connect(Number(port), hostname));
  for (const socket of halfOpen) {
    socket.on('error', () => {});
    socket.write('GET /live HTTP/1.1\r\nHost: ');
  }
  const idle: Player[] = [];
  for (let guest = 0; guest < 60; guest++) {
    const windows = Array.from({ length: 10 }, () => new Player(server.url, 'Idle'));
    await windows[0].signUp();
    for (const one of windows) one.cookie = windows[0].cookie;
    await Promise.all(windows.map((one) => one.connect()));
    idle.push(...windows);
  }
  expect(server.gateway.size).toBeGreaterThanOrEqual(600);
  await othersAreUndisturbed();
  // Nobody was thrown out to make room for them.
  expect(server.gateway.size).toBeGreaterThanOrEqual(602);
  expect(idle.every(({ closed }) => closed.length === 0)).toBe(true);
  for (const socket of halfOpen) socket.destroy();
  for (const one of idle) one.leave();
  await othersAreUndisturbed();
});
