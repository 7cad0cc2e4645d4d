import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { Browser, PushService, senderOf } from '../testing/push-service.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { playToEnd, sameHead, twoAtTable } from '../testing/table.ts';
import { allGone, type TestServer, testServer } from '../testing/test-server.ts';
import { DEFAULT_NOTICES } from './settings.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Told {
  readonly title: string;
  readonly body: string;
  readonly game: string;
}

describe.each(storeKinds())(
  'turns reach browsers without a page, stored in $kind',
  ({ kind, place: newPlace }) => {
    const clock = new TestClock();
    let place: StorePlace;
    let service: PushService;
    let servers: TestServer[] = [];

    beforeEach(async () => {
      [place, service] = await Promise.all([newPlace(), PushService.open()]);
    });
    afterEach(async () => {
      for (const server of servers) await server.close();
      servers = [];
      await service.close();
      await place.remove();
    });

    async function open(): Promise<TestServer> {
      const notices = { ...DEFAULT_NOTICES, pushServices: [service.origin] };
      const server = await testServer({ now: clock.now, sweepEvery: 3_600_000, notices }, place);
      servers.push(server);
      return server;
    }

    /** A game of days; whoever is not asked has subscribed with a browser and gone, and the other has played a turn. */
    async function played(server: TestServer, language = 'en') {
      const { asked, other, game, ann, bob } = await twoAtTable(server.url, {
        clock: { kind: 'days', days: 3 },
      });
      const browser = new Browser(service, other.player);
      await other.post('/api/push', browser.subscription(language));
      while (asked.isAsked(game)) {
        await asked.playAny(game);
        await sameHead(game, [ann, bob]);
      }
      await allGone(server, [ann, bob]);
      return { game, browser, asked, other };
    }

    const tell = async (server: TestServer, after: number) => {
      clock.pass(after);
      await server.notifier.run();
    };

    test('signed by the server’s own key, readable by that browser only, in its language', async () => {
      const server = await open();
      const { game, browser, asked, other } = await played(server, 'de');
      await tell(server, 5 * SECOND);
      expect(service.pushed).toEqual([]);
      await tell(server, 10 * SECOND);
      const [message, ...more] = service.to(browser);
      expect(more).toEqual([]);
      const told = browser.read(message) as Told;
      expect(told).toMatchObject({ game, title: `${asked.name} hat gespielt: Du bist dran`, lang: 'de' });
      expect(told.body).toMatch(/(^| · )Grundspiel · (Ann|Bob) \d+ – (Ann|Bob) \d+ · noch 3 Tage$/);
      const { push } = (await other.get('/api/notices')) as { push: { key: string } };
      expect(senderOf(message, push.key)).toMatchObject({
        aud: service.origin,
        sub: DEFAULT_NOTICES.contact,
      });
      expect(message.headers).toMatchObject({ topic: game, 'content-encoding': 'aes128gcm' });
      expect(Number(message.headers.ttl)).toBeGreaterThan(71 * 3600);
      expect(() => new Browser(service, 'x').read(message)).toThrow();
      // Once for a turn.
      await tell(server, 10 * MINUTE);
      expect(service.pushed).toHaveLength(1);
    });

    test('not for a turn that is taken, nor while one looks at the table', async () => {
      const server = await open();
      const { game, asked, other, browser } = await played(server);
      const again = await back(other, server);
      await again.open(game);
      await tell(server, 20 * SECOND);
      expect(service.pushed).toEqual([]);
      const both = await back(asked, server);
      await both.open(game);
      while (again.isAsked(game)) {
        await again.playAny(game);
        await sameHead(game, [again, both]);
      }
      await allGone(server, [again, both]);
      await tell(server, 10 * MINUTE);
      expect(service.to(browser)).toEqual([]);
    });

    test('a browser that is gone is forgotten, one that is busy asked again, four times at most', async () => {
      const server = await open();
      const { store } = server.hall;
      const { browser, other } = await played(server);
      const path = new URL(browser.endpoint).pathname;
      service.answers.set(path, 503);
      await tell(server, 15 * SECOND);
      await tell(server, 20 * SECOND);
      expect(service.pushed).toHaveLength(1);
      for (let i = 0; i < 8; i++) await tell(server, 60 * MINUTE);
      expect(service.pushed).toHaveLength(4);
      expect(await store.pushSubscriptionsOf(other.player)).toHaveLength(1);
      const next = await played(server);
      service.answers.set(new URL(next.browser.endpoint).pathname, 410);
      await tell(server, 15 * SECOND);
      expect(await store.pushSubscriptionsOf(next.other.player)).toEqual([]);
    });

    test('a notice that one server did not come to send is sent by the next', async () => {
      const first = await open();
      const { browser } = await played(first);
      await first.close();
      servers = [];
      const second = await open();
      await tell(second, 15 * SECOND);
      expect(service.to(browser)).toHaveLength(1);
    });

    // One file has one server.
    if (kind === 'PostgreSQL')
      test('of many servers one sends', async () => {
        const first = await open();
        const others = await Promise.all([open(), open()]);
        const { browser } = await played(first);
        clock.pass(15 * SECOND);
        await Promise.all([first, ...others].map(({ notifier }) => notifier.run()));
        expect(service.to(browser)).toHaveLength(1);
      });

    test('ten browsers of one player are told in the words of one: a game is played again to find them', async () => {
      const server = await open();
      const { game, other } = await played(server);
      for (let i = 1; i < 10; i++)
        await other.post('/api/push', new Browser(service, `more-${i}`).subscription('en'));
      const engine = (await server.hall.table(game))?.table.engine;
      if (engine === undefined) throw new Error('the table is there');
      const replay = vi.spyOn(engine, 'replay');
      await tell(server, 15 * SECOND);
      expect(service.pushed).toHaveLength(10);
      expect(replay).toHaveBeenCalledTimes(1);
    });

    test('a browser whose keys are none is forgotten; the others of its owner are told', async () => {
      const server = await open();
      const { other } = await played(server);
      const { endpoint, language } = new Browser(service, 'none').subscription('en');
      const bad = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAA' };
      await other.post('/api/push', { endpoint, language, keys: bad });
      await tell(server, 15 * SECOND);
      expect(service.pushed).toHaveLength(1);
      expect(await server.hall.store.pushSubscriptionsOf(other.player)).toHaveLength(1);
      const metrics = await (await fetch(new URL('/metrics', server.url))).text();
      expect(metrics).toContain('bastide_internal_errors_total 0');
    });

    test('who signs out is told nothing more; a game with minutes tells nobody', async () => {
      const server = await open();
      const { other } = await played(server);
      await other.post('/api/sign-out', {});
      await tell(server, 15 * SECOND);
      const live = await twoAtTable(server.url, { clock: { kind: 'live', base: 600, increment: 0 } });
      await live.other.post('/api/push', new Browser(service, 'live').subscription('en'));
      await playToEnd(live.game, [live.ann, live.bob], 3);
      for (const one of [live.ann, live.bob]) one.leave();
      await tell(server, 15 * SECOND);
      expect(service.pushed).toEqual([]);
    });

    test('nobody but push services is written to', async () => {
      const server = await open();
      const { other } = await played(server);
      const { keys } = new Browser(service, 'x').subscription('en');
      for (const endpoint of [
        'http://127.0.0.1:1/push',
        `${service.origin}@127.0.0.1:1/`,
        'http://169.254.169.254/latest',
        `${service.origin}.example/push`,
        `${service.origin}/push\u0000`,
      ])
        await expect(other.post('/api/push', { endpoint, keys, language: 'en' })).rejects.toThrow(
          /not-allowed|malformed/,
        );
    });

    async function back(player: Player, { url }: TestServer): Promise<Player> {
      const again = Object.assign(new Player(url, player.name), { cookie: player.cookie });
      await again.connect();
      return again;
    }
  },
);
