import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { NodeProcess } from '../testing/node-process.ts';
import { Player } from '../testing/player.ts';
import { postgresPlace, type StorePlace } from '../testing/stores.ts';
import { wait } from '../testing/storm.ts';
import { playToEnd, sameHead, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const WAYS = [
  { way: 'a pipe between them', nodeAddress: undefined },
  { way: 'nothing but the store', nodeAddress: 'off' },
];

describe.runIf(inject('postgres') !== '').each(WAYS)(
  'two nodes on one PostgreSQL with $way',
  ({ nodeAddress }) => {
    let place: StorePlace;
    let one: TestServer;
    let two: TestServer;
    beforeAll(async () => {
      place = await postgresPlace();
      [one, two] = await Promise.all([
        testServer({ nodeAddress }, place),
        testServer({ nodeAddress }, place),
      ]);
    });
    afterAll(async () => {
      for (const server of [one, two]) await server.remove();
      await place.remove();
    });

    test('players on different nodes play a whole game, talk, and see each other', async () => {
      const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
      await ann.until(() => ann.table(game).presence.seats.every((isThere) => isThere));
      await ann.must({ do: 'say', game, text: 'from one node to the other' });
      await bob.until(() => bob.table(game).chat.length === 1);
      await playToEnd(game, [ann, bob]);
      await sameHead(game, [ann, bob]);
      expect(bob.table(game).game.hash()).toBe(ann.table(game).game.hash());
      bob.leave();
      await ann.until(() => !ann.table(game).presence.seats[bob.table(game).seat ?? 0]);
      ann.leave();
    });

    test('a move of a player at the other node is taken from what is told, and chance is played along with it', async () => {
      const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
      await sameHead(game, [ann, bob]);
      const reads: string[] = [];
      const spies = [one, two].map(({ hall: { store } }) => {
        const { eventsFrom } = store;
        Object.assign(store, {
          eventsFrom: (id: string, from: number) => {
            reads.push(id);
            return eventsFrom(id, from);
          },
        });
        return () => Object.assign(store, { eventsFrom });
      });
      const heads = new Set<number>();
      for (let i = 0; i < 12; i++) {
        const mover = ann.isAsked(game) ? ann : bob;
        const { head } = mover.table(game);
        heads.add(head);
        expect(await mover.playAny(game)).toMatchObject({ tell: 'done', seq: head });
        await sameHead(game, [ann, bob]);
        // Nobody sees the game wait for chance: it came with the move.
        expect(ann.table(game).game.toMove).toBeGreaterThanOrEqual(0);
      }
      for (const restore of spies) restore();
      expect(heads.size).toBe(12);
      expect(reads).toEqual([]);
      for (const player of [ann, bob]) player.leave();
    });

    test('a newer connection at the other node takes over', async () => {
      const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
      const newer = new Player(two.url, 'Ann');
      newer.cookie = ann.cookie;
      await newer.connect();
      await newer.open(game);
      await ann.until(() => ann.received.some(({ tell }) => tell === 'taken-over'));
      for (const player of [ann, bob, newer]) player.leave();
    });

    test('what a page said at one node, on a line it has given up, takes no table away from its new line at the other', async () => {
      const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
      const { socket: old } = ann;
      old?.pause();
      ann.url = two.url;
      await ann.connect('instead');
      await ann.open(game);
      old?.send(JSON.stringify({ do: 'open', id: 'late', game }));
      const gone = new Promise((resolve) => old?.once('close', resolve));
      old?.resume();
      await gone;
      // Whatever the old node would tell has come by then.
      await bob.must({ do: 'say', game, text: 'after it' });
      await ann.until(() => ann.table(game).chat.length === 1);
      expect(ann.received.filter(({ tell }) => tell === 'taken-over')).toEqual([]);
      for (const player of [ann, bob]) player.leave();
    });

    test('the lobby of one node shows the tables of the other', async () => {
      const [ann, bob] = await Promise.all([Player.join(one.url, 'Ann'), Player.join(two.url, 'Bob')]);
      await bob.must({ do: 'lobby', on: true });
      const { game } = await ann.create();
      await bob.until(() =>
        bob.received.some(
          (message) => message.tell === 'lobby' && message.tables.some((table) => table.game === game),
        ),
      );
      for (const player of [ann, bob]) player.leave();
    });

    test('whose turn it is comes to the node where the player is, though nobody there looks at the table', async () => {
      const { ann, bob, game, asked, other } = await twoAtTable(one.url);
      // The other one goes to the lobby of the other node.
      other.leave();
      const away = new Player(two.url, other.name);
      away.cookie = other.cookie;
      await away.connect();
      while (asked.isAsked(game)) {
        const { head } = asked.table(game);
        await asked.playAny(game);
        await asked.until(() => asked.table(game).head > head);
      }
      await away.until(() => away.received.some((reply) => reply.tell === 'turn' && reply.yours));
      expect(away.received.filter(({ tell }) => tell === 'turn')).toEqual([
        { tell: 'turn', game, yours: true },
      ]);
      expect(two.hall.present(game)).toBeUndefined();
      for (const player of [ann, bob, away]) player.leave();
    });

    test('many bots and people at both nodes: each bot is played once', async () => {
      const { ann, bob, game } = await twoAtTable(
        one.url,
        {
          setup: { sets: ['base'], options: {}, players: 4 },
          seats: [
            { kind: 'person' },
            { kind: 'person' },
            { kind: 'bot', level: 'page' },
            { kind: 'bot', level: 'page' },
          ],
        },
        two.url,
      );
      await playToEnd(game, [ann, bob], 24);
      const log = await one.hall.store.eventsFrom(game, 0);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
      for (const player of [ann, bob]) player.leave();
    });
  },
);

describe.runIf(inject('postgres') !== '')('a node that sleeps', () => {
  const nodes: NodeProcess[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) {
      node.signal('SIGCONT');
      await node.kill();
    }
  });

  test('loses its leases, and what it wants to do when it wakes is refused', async () => {
    const place = await postgresPlace();
    const asleep = await NodeProcess.start(place.where);
    nodes.push(asleep);
    const awake = await testServer({}, place);
    const { ann, bob, game } = await twoAtTable(asleep.url);
    for (const player of [ann, bob]) {
      player.comesBack = false;
      player.others = [awake.url];
    }
    asleep.signal('SIGSTOP');
    for (const player of [ann, bob]) {
      player.socket?.terminate();
      player.url = awake.url;
      await player.connect();
    }
    await ann.until(() => ann.isAsked(game) || bob.isAsked(game));
    await playToEnd(game, [ann, bob], 6);
    asleep.signal('SIGCONT');
    await wait(300);
    await playToEnd(game, [ann, bob], 6);
    const log = await awake.hall.store.eventsFrom(game, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
    for (const player of [ann, bob]) player.leave();
    await awake.remove();
    await asleep.kill();
    await place.remove();
  });
});

test('a graceful stop tells everyone to come back, and everything is on disk', async () => {
  const first = await testServer();
  const { ann, bob, game } = await twoAtTable(first.url);
  await playToEnd(game, [ann, bob], 5);
  const { head } = ann.table(game);
  ann.comesBack = false;
  bob.comesBack = false;
  await first.close();
  expect(ann.received.at(-1)).toMatchObject({ tell: 'bye' });
  expect(ann.closed).toMatchObject([{ code: 1001 }]);
  const second = await testServer({}, first.place);
  ann.url = second.url;
  await ann.connect();
  await ann.until(() => ann.table(game).info.status === 'playing');
  expect(ann.table(game).head).toBe(head);
  ann.leave();
  await second.remove();
  await first.place.remove();
});

test('health and metrics are for who runs it', async () => {
  const server = await testServer();
  const { ann, bob, game } = await twoAtTable(server.url);
  await playToEnd(game, [ann, bob], 3);
  expect(await (await fetch(new URL('/healthz', server.url))).json()).toEqual({ ok: true });
  const metrics = await (await fetch(new URL('/metrics', server.url))).text();
  expect(metrics).toMatch(/bastide_moves_total [1-9]/);
  expect(metrics).toMatch(/bastide_sockets 2/);
  expect(metrics).not.toContain(game);
  for (const player of [ann, bob]) player.leave();
  await server.remove();
  const closed = await testServer({ metrics: 'off' });
  expect((await fetch(new URL('/metrics', closed.url))).status).toBe(404);
  await closed.remove();
});
