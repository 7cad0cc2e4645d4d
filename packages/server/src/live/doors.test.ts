import { answersOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../identity/secrets.ts';
import { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

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
  const { ann, game, asked } = await server.two({ visibility: 'link', watch: 'none' });
  const eve = await server.join('Eve');
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
});

test('an id another player has used is no way to that player’s answer', async () => {
  const { ann, bob, game, asked, other } = await server.two();
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
});
