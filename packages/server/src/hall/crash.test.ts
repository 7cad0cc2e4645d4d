import { afterEach, expect, inject, test } from 'vitest';
import { NodeProcess } from '../testing/node-process.ts';
import { startPostgres } from '../testing/postgres.ts';
import { filePlace, postgresPlace } from '../testing/stores.ts';
import { Storm, wait } from '../testing/storm.ts';

/** `npm run storm` does the same for longer. */
const KILLS = 2;
const PAIRS = 4;
/** Starting a node takes a while on a busy computer. */
const PATIENCE = 180_000;

const nodes: NodeProcess[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.kill();
});
async function startNode(where: string): Promise<NodeProcess> {
  const node = await NodeProcess.start(where);
  nodes.push(node);
  return node;
}

function isWell(report: Awaited<ReturnType<Storm['report']>>): void {
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(Math.max(...report.resumed)).toBeLessThan(5000);
}

test(
  'killed at random, the embedded store loses and doubles no acknowledged move, and players come back by themselves',
  async () => {
    const place = await filePlace();
    const node = await startNode(place.where);
    const storm = new Storm();
    await storm.begin(PAIRS, [node.url]);
    for (let i = 0; i < KILLS; i++) {
      await storm.untilMoves(25);
      await node.kill();
      await node.start();
      await storm.untilResumed(Date.now());
    }
    await storm.end();
    await node.kill();
    isWell(await storm.report(place.where));
    await place.remove();
  },
  PATIENCE,
);

test.runIf(inject('postgres') !== '')(
  'of two nodes on PostgreSQL one is killed, again and again, and nothing is lost',
  async () => {
    const place = await postgresPlace();
    const pair = [await startNode(place.where), await startNode(place.where)];
    const storm = new Storm();
    await storm.begin(
      PAIRS,
      pair.map(({ url }) => url),
    );
    for (let i = 0; i < KILLS; i++) {
      await storm.untilMoves(25);
      const victim = pair[i % 2];
      await victim.kill();
      await storm.untilResumed(Date.now());
      await victim.start();
    }
    await storm.end();
    for (const node of pair) await node.kill();
    isWell(await storm.report(place.where));
    await place.remove();
  },
  PATIENCE,
);

test.runIf(inject('postgres') !== '')(
  'PostgreSQL itself is restarted under two nodes, and nothing is lost',
  async () => {
    const postgres = await startPostgres();
    if (postgres === undefined) throw new Error('there was one a moment ago');
    try {
      const where = await postgres.database('storm');
      const pair = [await startNode(where), await startNode(where)];
      const storm = new Storm();
      await storm.begin(
        PAIRS,
        pair.map(({ url }) => url),
      );
      for (let i = 0; i < KILLS; i++) {
        await storm.untilMoves(25);
        await postgres.stop();
        await wait(200);
        await postgres.start();
        await storm.untilResumed(Date.now());
      }
      await storm.end();
      for (const node of pair) await node.kill();
      isWell(await storm.report(where));
    } finally {
      for (const node of nodes.splice(0)) await node.kill();
      await postgres.remove();
    }
  },
  PATIENCE,
);
