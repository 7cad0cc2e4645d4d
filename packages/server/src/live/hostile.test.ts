import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { MAX_PAYLOAD } from '@bastide/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
