import { afterEach, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { storeKinds } from '../testing/stores.ts';
import { Storm } from '../testing/storm.ts';
import { twoAtTable } from '../testing/table.ts';
import { type ServedByProcesses, serveProcesses } from './serve-processes.ts';
import { shardOf } from './shard.ts';

const PATIENCE = 120_000;
let served: ServedByProcesses | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

const start = (where: string) =>
  serveProcesses({
    host: '127.0.0.1',
    port: 0,
    count: 2,
    where,
    env: { BASTIDE_STORE: where },
    main: new URL('../testing/shard-main.ts', import.meta.url),
  });

/** Which process answers, and how many tables it has in memory. */
async function tablesBy(url: string): Promise<Map<string, number>> {
  const tables = new Map<string, number>();
  for (let i = 0; tables.size < 2 && i < 50; i++) {
    const text = await (await fetch(new URL('/metrics', url), { headers: { connection: 'close' } })).text();
    const [, by, count] = /bastide_tables\{process="(\d)"\} (\d+)/.exec(text) ?? [];
    tables.set(by, Number(count));
  }
  return tables;
}

test('a game has one process, and each has some', () => {
  const shards = Array.from({ length: 100 }, (_, i) => shardOf(`game-${i}`, 2));
  expect(new Set(shards)).toEqual(new Set([0, 1]));
  expect(shards[7]).toBe(shardOf('game-7', 2));
});

test.each(storeKinds())(
  'two processes on one port ($kind): both players of a game reach the one that has it; one is killed, and nothing is lost',
  async ({ place: newPlace }) => {
    const place = await newPlace();
    served = await start(place.where);
    const { url } = served;
    const tables: (Awaited<ReturnType<typeof twoAtTable>> & { shard: number })[] = [];
    for (let i = 0; i < 4; i++) {
      const table = await twoAtTable(url);
      tables.push({ ...table, shard: shardOf(table.game, 2) });
    }
    // Each table is in the memory of its own process alone.
    const counts = [0, 1].map((index) => tables.filter(({ shard }) => shard === index).length);
    expect(await tablesBy(url)).toEqual(new Map(counts.map((n, index) => [String(index), n])));
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
      await storm.untilResumed(Date.now());
      expect(served.pids[index]).not.toBe(pid);
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
