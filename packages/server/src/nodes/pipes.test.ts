import { PROTOCOL } from '@bastide/protocol';
import { observe } from '@bastide/rules';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { NodeProcess } from '../testing/node-process.ts';
import { Player } from '../testing/player.ts';
import { postgresPlace, type StorePlace } from '../testing/stores.ts';
import { playToEnd, sameHead, someoneIsAsked, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { doorAddress } from './door-address.ts';
import { PIPE_VERSION } from './messages.ts';

describe.runIf(inject('postgres') !== '')('a table is at one node, and players at another', () => {
  let place: StorePlace;
  const servers: TestServer[] = [];
  const players: Player[] = [];
  beforeEach(async () => {
    place = await postgresPlace();
  });
  afterEach(async () => {
    for (const player of players.splice(0)) player.leave();
    for (const server of servers.splice(0)) await server.remove();
    await place.remove();
  });

  async function serve(more: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
    const server = await testServer(more, place);
    servers.push(server);
    return server;
  }

  async function two(request: Parameters<typeof twoAtTable>[1] = {}) {
    const [home, door] = [await serve(), await serve()];
    const table = await twoAtTable(home.url, request, door.url);
    players.push(table.ann, table.bob);
    return { home, door, ...table };
  }

  test('the other node neither has the table nor asks the store for anything while it is played', async () => {
    const { home, door, ann, bob, game } = await two();
    const asked: string[] = [];
    for (const [name, operation] of Object.entries(door.hall.store))
      if (typeof operation === 'function' && name !== 'subscribe')
        Object.assign(door.hall.store, {
          [name]: (...args: unknown[]) => {
            asked.push(name);
            return (operation as (...args: unknown[]) => unknown)(...args);
          },
        });
    await playToEnd(game, [ann, bob]);
    expect(home.hall.present(game)?.table.status).toBe('over');
    expect(door.hall.present(game)).toBeUndefined();
    const ownUpkeep = ['beat', 'serve', 'sweepVouchers', 'dueGames', 'takeNotices'];
    expect(asked.filter((name) => !ownUpkeep.includes(name))).toEqual([]);
    // Nobody is told of a turn at a table they look at.
    expect(bob.received.filter(({ tell }) => tell === 'turn')).toEqual([]);
  });

  test('who was not there when the table was laid finds it, also at a third node', async () => {
    const { home, ann, bob, game, keys } = await two();
    const third = await serve();
    const eve = await Player.join(third.url, 'Eve');
    players.push(eve);
    await eve.open(game, keys.watch);
    await playToEnd(game, [ann, bob], 6);
    await sameHead(game, [ann, bob, eve]);
    expect(third.hall.present(game)).toBeUndefined();
    await ann.until(() => ann.table(game).presence.watchers === 1);
    eve.leave();
    await ann.until(() => ann.table(game).presence.watchers === 0);
    expect(home.hall.present(game)?.audience.size).toBe(2);
  });

  test('through the pipe comes only what a seat may know', async () => {
    const { home, ann, bob, game } = await two({
      setup: { sets: ['base'], options: { hand: 3 }, players: 2 },
    });
    for (let i = 0; i < 10; i++) {
      await (await someoneIsAsked(game, [ann, bob]))?.playAny(game, (n) => (7 * i) % n);
      await sameHead(game, [ann, bob]);
    }
    const table = home.hall.present(game)?.table;
    if (table === undefined) throw new Error('the table is not at its home');
    for (const one of [ann, bob]) {
      const { seat = -1, game: seen } = one.table(game);
      expect(seen.hash()).toBe(observe(table.engine.load(table.bytes), seat).hash());
    }
    const deals = bob.received.flatMap((message) =>
      message.tell === 'news'
        ? message.entries.flatMap((entry) =>
            'move' in entry && entry.move.do === 'deal' ? [entry.move] : [],
          )
        : [],
    );
    expect(deals.length).toBeGreaterThan(0);
    const seat = bob.table(game).seat;
    for (const deal of deals) expect('tile' in deal).toBe((deal as { to?: number }).to === seat);
  });

  test('whom somebody mutes is not heard by them at the other node either', async () => {
    const { ann, bob, game } = await two();
    await bob.must({ do: 'mute', player: ann.player, muted: true });
    await ann.must({ do: 'say', game, text: 'unheard' });
    await bob.must({ do: 'mute', player: ann.player, muted: false });
    await ann.must({ do: 'say', game, text: 'heard' });
    await bob.until(() => bob.table(game).chat.length > 0);
    expect(bob.table(game).chat.map((said) => said.text)).toEqual(['heard']);
  });

  test('when the node with the table stops, its players elsewhere come back to it at their own', async () => {
    const { home, door, ann, bob, game } = await two();
    await playToEnd(game, [ann, bob], 6);
    ann.others = [door.url];
    await home.close();
    servers.splice(servers.indexOf(home), 1);
    await bob.until(() => bob.closed.length > 0);
    expect(bob.received.some(({ tell }) => tell === 'bye')).toBe(true);
    await playToEnd(game, [ann, bob], 6);
    expect(door.hall.present(game)?.lease.isHeld).toBe(true);
  });

  test('when it is killed or falls asleep, too', async () => {
    const door = await serve();
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      const home = await NodeProcess.start(place.where);
      const { ann, bob, game } = await twoAtTable(home.url, {}, door.url);
      players.push(ann, bob);
      await playToEnd(game, [ann, bob], 4);
      expect(door.hall.present(game)).toBeUndefined();
      ann.others = [door.url];
      if (signal === 'SIGKILL') await home.kill();
      else home.signal(signal);
      ann.socket?.terminate();
      ann.goElsewhere();
      await bob.until(() => bob.closed.length > 0);
      await ann.until(() => ann.table(game).isBehind === false);
      await playToEnd(game, [ann, bob], 4);
      const log = await door.hall.store.eventsFrom(game, 0);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
      if (signal === 'SIGSTOP') home.signal('SIGCONT');
      await home.kill();
    }
  });

  test('a node that speaks another protocol, or can’t be reached, is not spoken to: the table is at both', async () => {
    const cases = [
      { home: {}, door: { protocol: PROTOCOL + 1 } },
      { home: { nodeAddress: 'http://127.0.0.1:9' }, door: {} },
    ];
    for (const one of cases) {
      const [home, door] = [await serve(one.home), await serve(one.door)];
      const { ann, bob, game } = await twoAtTable(home.url, {}, door.url);
      players.push(ann, bob);
      await playToEnd(game, [ann, bob], 6);
      expect(door.hall.present(game)?.table.head).toBe(home.hall.present(game)?.table.head);
    }
  });

  test('whoever does not know the key of a node is not let in', async () => {
    const { home, game } = await two();
    const door = await home.hall.store.holderOf(game, Date.now());
    if (door === undefined) throw new Error('the table has no home');
    const knock = (node: string, key: string) =>
      new Promise((resolve) => {
        const address = `${door.address}/node?node=${node}&pipe=${PIPE_VERSION}&protocol=${PROTOCOL}`;
        const socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` } });
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => {});
      });
    expect(await knock(door.node, 'A'.repeat(43))).toBe(401);
    expect(await knock(door.node, '')).toBe(401);
    expect(await knock('another', door.key)).toBe(401);
    expect(await knock(door.node, door.key)).toBe('open');
  });
});

test('a node is reached where it listens, or as it is told', () => {
  expect(doorAddress(undefined, '127.0.0.1', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(doorAddress('http://node-2:8080', '0.0.0.0', 'http://0.0.0.0:8080')).toBe('http://node-2:8080');
  expect(doorAddress(undefined, '0.0.0.0', 'http://0.0.0.0:8080')).toMatch(/^http:\/\/[\d.]+:8080$/);
});
