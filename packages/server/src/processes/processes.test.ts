import { get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Limits } from '../config.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { filePlace, storeKinds } from '../testing/stores.ts';
import { Storm, wait } from '../testing/storm.ts';
import { twoAtTable } from '../testing/table.ts';
import { type ServedByProcesses, serveProcesses } from './serve-processes.ts';
import { shardOf } from './shard.ts';

const PATIENCE = 120_000;
let served: ServedByProcesses | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

const start = (where: string, limits: Partial<Limits> = {}) =>
  serveProcesses({
    host: '127.0.0.1',
    port: 0,
    count: 2,
    where,
    env: { BASTIDE_STORE: where, LIMITS: JSON.stringify(limits) },
    main: new URL('../testing/shard-main.ts', import.meta.url),
  });

/** At which nodes the players of a game are, one that is late with its sign of life among them. */
async function nodesOf(store: Store, game: string): Promise<string[]> {
  return [...new Set((await store.presenceAt(game, 0)).map(({ node }) => node))];
}

test('a game has one process, and each has some', () => {
  const shards = Array.from({ length: 100 }, (_, i) => shardOf(`game-${i}`, 2));
  expect(new Set(shards)).toEqual(new Set([0, 1]));
  expect(shards[7]).toBe(shardOf('game-7', 2));
});

test(
  'a server is closed while one of its processes is starting again',
  async () => {
    const place = await filePlace();
    served = await start(place.where);
    const [pid = 0] = served.pids;
    process.kill(pid, 'SIGKILL');
    while (served.pids[0] === pid || served.pids[0] === undefined) await wait(5);
    await served.close();
    served = undefined;
    await place.remove();
  },
  PATIENCE,
);

/** Somebody asks for a live connection, of a game that may be at the other process, and breaks off at once. */
function breakOff(url: string, game: string): Promise<void> {
  const { hostname, port, host, origin } = new URL(url);
  const head = [`GET /live?game=${game} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`];
  const upgrade = ['connection: upgrade', 'upgrade: websocket', '', ''];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write([...head, ...upgrade].join('\r\n')));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    setTimeout(() => socket.resetAndDestroy(), 5 * Math.random());
  });
}

test(
  'lines that break off on their way to another process end none; whoever asks for too many is not handed on',
  async () => {
    const place = await filePlace();
    const perAddress = { size: 300, perSecond: 1 };
    served = await start(place.where, { perAddress });
    const { url, pids } = served;
    const games = Array.from({ length: 100 }, (_, i) => `game-${i}`).filter((game) => shardOf(game, 2) === 0);
    // Each time on a line of its own, so at one process or the other.
    const metrics = () =>
      new Promise<string>((resolve) => {
        get(new URL('/metrics', url), { agent: false }, (answer) => {
          let text = '';
          answer.on('data', (data) => (text += data)).on('end', () => resolve(text));
        });
      });
    const isRefusedThere = (text: string) => /error="too-fast",process="1"} [1-9]/.test(text);
    for (let i = 0; i < 40 && !isRefusedThere(await metrics()); i++)
      await Promise.all(games.map((game) => breakOff(url, game)));
    await vi.waitFor(async () => expect(isRefusedThere(await metrics())).toBe(true), 10_000);
    expect(served.pids).toEqual(pids);
    await place.remove();
  },
  PATIENCE,
);

test.each(storeKinds())(
  'two processes on one port ($kind): both players of a game reach the one that has it; one is killed, and nothing is lost',
  async ({ place: newPlace }) => {
    const place = await newPlace();
    served = await start(place.where);
    const { url } = served;
    const tables: (Awaited<ReturnType<typeof twoAtTable>> & { shard: number })[] = [];
    for (let i = 0; i < 6; i++) {
      const table = await twoAtTable(url);
      tables.push({ ...table, shard: shardOf(table.game, 2) });
    }
    // Both players are at the process of their game, and at no other.
    const store = served.store ?? (await openStore(place.where));
    const nodes = [new Set<string>(), new Set<string>()];
    for (const { game, shard } of tables)
      for (const node of await nodesOf(store, game)) nodes[shard].add(node);
    expect(nodes.map(({ size }) => size)).toEqual(
      [0, 1].map((i) => Number(tables.some(({ shard }) => shard === i))),
    );
    expect(new Set([...nodes[0], ...nodes[1]]).size).toBe(nodes[0].size + nodes[1].size);
    if (served.store === undefined) await store.close();
    // One who has nothing to do with a table hears in the lobby what both processes do.
    const watcher = await Player.join(url, 'Wat');
    await watcher.must({ do: 'lobby', on: true });
    const made = await tables[0].ann.create();
    await watcher.until(() =>
      watcher.received.some(
        ({ tell, ...more }) => tell === 'lobby' && JSON.stringify(more).includes(made.game),
      ),
    );
    for (const { ann, bob } of tables) for (const one of [ann, bob]) one.leave();
    watcher.leave();

    const storm = new Storm();
    await storm.begin(4, [url]);
    for (const index of [0, 1]) {
      await storm.untilMoves(25);
      const pid = served.pids[index] ?? 0;
      process.kill(pid, 'SIGKILL');
      while (served.pids[index] === pid) await wait(5);
      await storm.untilResumed(Date.now());
    }
    await storm.end();
    await served.close();
    served = undefined;
    const report = await storm.report(place.where);
    expect(report).toMatchObject({ lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(50);
    await place.remove();
  },
  PATIENCE,
);
