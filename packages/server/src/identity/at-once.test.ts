import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClock } from '../testing/clock.ts';
import { Guest } from '../testing/guest.ts';
import { Player } from '../testing/player.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** Whoever does much, or many things at once, gets no more than allowed, and nothing of it is our fault. */
describe.each(storeKinds())('a server on $kind', ({ place: newPlace }) => {
  const clock = new TestClock();
  const faults: string[] = [];
  let place: StorePlace;
  let server: TestServer;
  beforeAll(async () => {
    place = await newPlace();
    const logTo = { write: (line: string) => void faults.push(line) };
    server = await testServer({ logTo, now: clock.now, cleanEvery: 0, sweepEvery: 3_600_000 }, place);
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(async () => {
    await server.remove();
    await place.remove();
  });
  const guest = async (name: string) => {
    const one = new Guest(server.url, name);
    await one.signUp();
    return one;
  };
  const subscription = (endpoint: string) => ({
    endpoint: `https://fcm.googleapis.com/${endpoint}`,
    keys: { p256dh: 'AAAA', auth: 'AAAA' },
    language: 'en',
  });
  const well = (all: readonly PromiseSettledResult<unknown>[]) =>
    all.filter(({ status }) => status === 'fulfilled').length;

  test('who has reported somebody, or was reported, signs out, or is cleared away in time', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map(guest));
    await ann.post('/api/reports', { player: bob.player, reason: 'name' });
    await cat.post('/api/reports', { player: bob.player, reason: 'name' });
    await ann.post('/api/sign-out', {});
    clock.pass(91 * 86_400_000);
    await server.hall.sweep();
    expect(await server.hall.store.sessionsOf(bob.player)).toEqual([]);
    expect(await server.desk.reports(false)).toMatchObject([{ reportedName: 'Bob' }, {}]);
  });

  test('a report of a line no table has is refused', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(guest));
    const report = { player: bob.player, reason: 'words', line: Number.MAX_SAFE_INTEGER };
    await expect(ann.post('/api/reports', report)).rejects.toThrow('malformed');
  });

  test('of programs made at once, and of connections opened at once, none is one too many', async () => {
    const ann = await Player.join(server.url, 'Ann');
    const many = Array.from({ length: 40 }, (_, i) => i);
    const made = await Promise.allSettled(many.map((i) => ann.post('/api/programs', { name: `Bot ${i}` })));
    expect(well(made)).toBe(5);
    const windows = many.map(() => Object.assign(new Player(server.url, 'Ann'), { cookie: ann.cookie }));
    const opened = await Promise.allSettled(windows.map((one) => one.connect()));
    expect(well(opened)).toBe(9);
    for (const one of [ann, ...windows]) one.leave();
  });

  test('a name several want at once is one’s own, and the others keep those they had', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map((n) => guest(`Old ${n}`)));
    for (const one of all) await one.keep(new Authenticator());
    const renamed = await Promise.allSettled(all.map((one) => one.post('/api/me', { name: 'New' })));
    expect(well(renamed)).toBe(1);
    for (const one of all) {
      const { name } = (await one.get('/api/me')) as { name: string };
      expect(await server.hall.store.ownerOfName(name)).toBe(one.player);
    }
  });

  test('who signs out while a tab subscribes is out', async () => {
    const host = await Player.join(server.url, 'Host');
    const { game } = await host.create();
    for (let i = 0; i < 8; i++) {
      const ann = await Player.join(server.url, `Ann ${i}`);
      await ann.open(game);
      ann.comesBack = false;
      const pushed = ann.post('/api/push', subscription(`${i}`)).catch(({ message }) => message);
      await ann.post('/api/sign-out', {});
      expect([undefined, 'not-signed-in']).toContain(
        await pushed.then((m) => (typeof m === 'string' ? m : undefined)),
      );
      expect(await server.hall.store.sessionsOf(ann.player)).toEqual([]);
      ann.leave();
    }
    host.leave();
  });

  test('who has gone for good and still is on the line is told so, whatever they say there', async () => {
    const host = await Player.join(server.url, 'Host');
    const { game } = await host.create();
    const ann = await Player.join(server.url, 'Ann');
    await ann.open(game);
    // As if the news of it were still under way: the line does not end.
    const { store } = server.hall;
    Object.assign(server.gateway, { endSession: () => {} });
    for (const { hash } of await store.sessionsOf(ann.player)) await store.endSession(hash);
    expect(await store.identityById(ann.player)).toBeUndefined();
    const refused = { tell: 'refused', error: 'not-signed-in' };
    expect(await ann.ask({ do: 'say', game, text: 'hello' })).toMatchObject(refused);
    expect(await ann.ask({ do: 'sit', game, nonce: '0'.repeat(32) })).toMatchObject(refused);
    await ann.must({ do: 'mute', player: host.player, muted: true });
    Reflect.deleteProperty(server.gateway, 'endSession');
    for (const one of [ann, host]) one.leave();
  });

  test('keys and sessions of one player are not without end: the sessions not used for longest go', async () => {
    const ann = await guest('Annabelle');
    const key = new Authenticator();
    await ann.keep(key);
    for (let i = 1; i < 20; i++) await ann.keep(new Authenticator());
    await expect(ann.keep(new Authenticator())).rejects.toThrow('too-many');
    const first = ann.cookie;
    for (let i = 0; i < 100; i++) {
      clock.pass(1000);
      await ann.signIn(key);
    }
    const { sessions } = (await ann.get('/api/keys')) as { sessions: readonly object[] };
    expect(sessions).toHaveLength(100);
    const old = Object.assign(new Guest(server.url), { cookie: first });
    await expect(old.get('/api/keys')).rejects.toThrow('not-signed-in');
  });
});
