import { CLOSE } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { postgresPlace } from '../testing/stores.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { hashOf } from './secrets.ts';

const DAY = 86_400_000;

describe('a session that nobody uses', () => {
  const clock = new TestClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ now: clock.now, cleanEvery: 0, sweepEvery: 3_600_000 });
  });
  afterAll(() => server.remove());
  const guest = async (name: string) => {
    const player = new Player(server.url, name);
    await player.signUp();
    return player;
  };
  const isKnown = async (player: Player) => 'player' in ((await player.get('/api/me')) as object);
  const isStored = async ({ cookie }: Player) => {
    const [, token] = cookie.split('=');
    return (await server.hall.store.standingSessions([hashOf(token)])).length === 1;
  };

  test('ends: a guest’s after 90 days, a kept identity’s after a year; use makes it last', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map(guest));
    await cat.keep(new Authenticator());
    clock.pass(60 * DAY);
    expect(await isKnown(ann)).toBe(true);
    clock.pass(60 * DAY);
    expect([await isKnown(ann), await isKnown(bob), await isKnown(cat)]).toEqual([true, false, true]);
    await expect(bob.post('/api/ticket', {})).rejects.toThrow('not-signed-in');
    await server.hall.sweep();
    expect([await isStored(ann), await isStored(bob), await isStored(cat)]).toEqual([true, false, true]);
    expect(await server.hall.store.identityById(bob.player)).toBeUndefined();
    clock.pass(366 * DAY);
    expect(await isKnown(cat)).toBe(false);
    await server.hall.sweep();
    expect([await isStored(ann), await isStored(cat)]).toEqual([false, false]);
    // The identity itself is kept for the passkey to come back to.
    expect(await server.hall.store.identityById(cat.player)).toBeDefined();
  });

  test('is one without a live connection: whoever is there stays', async () => {
    const ann = await Player.join(server.url, 'Ann');
    clock.pass(100 * DAY);
    await server.hall.sweep();
    expect(await isStored(ann)).toBe(true);
    expect((await ann.must({ do: 'ping' })).tell).toBe('done');
    expect(ann.closed).toEqual([]);
    ann.leave();
  });
});

/** One more connection with the same cookie. */
async function another(player: Player, url = player.url): Promise<Player> {
  const second = new Player(url, player.name);
  second.cookie = player.cookie;
  second.comesBack = false;
  await second.connect();
  return second;
}

async function isSignedOut(player: Player): Promise<void> {
  if (player.closed.length === 0) await new Promise((resolve) => player.socket?.once('close', resolve));
  expect(player.closed).toMatchObject([{ code: CLOSE.signedOut }]);
}

test('who signs out is out at once, with every connection of that cookie, and it opens nothing any more', async () => {
  const server = await testServer();
  const ann = await Player.join(server.url, 'Ann');
  ann.comesBack = false;
  const key = new Authenticator();
  await ann.keep(key);
  const second = await another(ann);
  const elsewhere = new Player(server.url, 'Ann');
  await elsewhere.signIn(key);
  await elsewhere.connect();
  const { cookie } = ann;
  const { ticket } = (await ann.post('/api/ticket', {})) as { ticket: string };
  const { game } = await ann.create();
  await ann.open(game);
  await ann.post('/api/sign-out', {});
  await Promise.all([isSignedOut(ann), isSignedOut(second)]);
  // What was asked for before is void, and so is the cookie, whoever has kept it.
  ann.cookie = cookie;
  expect(await ann.get('/api/me')).toEqual({});
  await expect(ann.connect()).rejects.toThrow('not-signed-in');
  await expect(ann.connectWith(ticket)).rejects.toThrow('401');
  // Another device of the same player has a session of its own.
  expect((await elsewhere.must({ do: 'ping' })).tell).toBe('done');
  elsewhere.leave();
  await server.remove();
});

test.runIf(inject('postgres') !== '')(
  'signing out at one node closes the connections at the other',
  async () => {
    const place = await postgresPlace();
    const [one, two] = await Promise.all([testServer({}, place), testServer({}, place)]);
    const ann = await Player.join(one.url, 'Ann');
    ann.comesBack = false;
    const there = await another(ann, two.url);
    await ann.post('/api/sign-out', {});
    await Promise.all([isSignedOut(ann), isSignedOut(there)]);
    for (const server of [one, two]) await server.remove();
    await place.remove();
  },
);
