import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { loadExpansions } from '../foreign.ts';
import { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { testServer } from '../testing/test-server.ts';
import { BotThreads } from './bot-threads.ts';

const FAULTY = fileURLToPath(new URL('../testing/expansion-faulty', import.meta.url));
let bots: BotThreads;
afterEach(() => bots?.close());

/** A thread that does what the level of a request says, instead of thinking. */
const SCRIPT = new URL(`data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ table, level, share }) => {
    while (level === 'king');
    if (level === 'page') throw new Error('dead');
    if (table === 'dying') setTimeout(() => { throw new Error('dead'); }, 30);
    const time = { late: 1050 }[table] || 2;
    setTimeout(() => parentPort.postMessage({ move: { by: 0, do: table, share } }), time);
  });`);

function request(owner: string, table: string, level: 'page' | 'knight' | 'count' | 'king' = 'knight') {
  return { owner, table, setup: {}, state: new Uint8Array(), seat: 0, level };
}

test('a bot that thinks too long or dies fails alone: those after it are answered', async () => {
  bots = new BotThreads({ threads: 1, expansions: [], deadline: 1000, script: SCRIPT });
  const [endless, dead, fine] = await Promise.allSettled([
    bots.choose(request('ann', 'a', 'king')),
    bots.choose(request('ann', 'b', 'page')),
    bots.choose(request('ann', 'c')),
  ]);
  expect([endless.status, dead.status]).toEqual(['rejected', 'rejected']);
  expect(fine).toMatchObject({ value: { do: 'c' } });
});

test('an answer that comes when its thread has just been given up makes nobody wait for that thread', async () => {
  bots = new BotThreads({ threads: 1, expansions: [], deadline: 1000, script: SCRIPT });
  const late = bots.choose(request('ann', 'late'));
  // Meanwhile the server is busy, and hears of both at once.
  await new Promise((resolve) => setTimeout(resolve, 850));
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 700;
  while (performance.now() < until);
  await expect(late).rejects.toThrow('no answer');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const next = ['a', 'b', 'c'].map((table) => bots.choose(request('ann', table)));
  expect(await Promise.all(next)).toMatchObject([{ do: 'a' }, { do: 'b' }, { do: 'c' }]);
});

test('nobody is asked to think who died when nobody asked', async () => {
  bots = new BotThreads({ threads: 1, expansions: [], deadline: 1000, script: SCRIPT });
  await bots.choose(request('ann', 'dying'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await bots.choose(request('ann', 'next'))).toMatchObject({ do: 'next' });
});

test('owners take turns: ninety bots of one keep nobody else’s waiting', async () => {
  bots = new BotThreads({ threads: 1, expansions: [], deadline: 5000, script: SCRIPT });
  const order: string[] = [];
  const ask = (owner: string, table: string) =>
    bots.choose(request(owner, table)).then(() => order.push(owner));
  const many = Array.from({ length: 90 }, (_, i) => ask('eve', `e${i}`));
  expect(bots.waiting).toBe(89);
  await ask('ann', 'a');
  expect(order.filter((owner) => owner === 'eve').length).toBeLessThanOrEqual(2);
  await Promise.all(many);
  expect(bots.waiting).toBe(0);
});

test('when many wait, each thinks for a smaller part of its time; who comes alone has all of it', async () => {
  bots = new BotThreads({ threads: 1, expansions: [], deadline: 5000, script: SCRIPT });
  const shareOf = async (table: string) =>
    ((await bots.choose(request('ann', table, 'count'))) as { share?: unknown }).share as number;
  expect(await shareOf('alone')).toBe(1);
  const shares = await Promise.all(Array.from({ length: 20 }, (_, i) => shareOf(`${i}`)));
  // Ten seconds of thinking, to be done in two.
  expect(shares[1]).toBeCloseTo(2000 / (19 * 500), 3);
  expect(shares.at(-1)).toBe(1);
  expect(Math.min(...shares.slice(1))).toBe(shares[1]);
});

test('at a table whose bots throw the game goes on to its end, and it is counted', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await testServer({ logTo }, undefined, { expansions: [FAULTY] });
  const ann = await Player.join(server.url, 'Ann');
  ann.rules = (await loadExpansions([FAULTY])).registry;
  const { game } = await ann.create({
    setup: { sets: ['base', 'faulty'], options: {}, players: 2 },
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'knight' }],
  });
  await ann.open(game);
  await ann.sit(game);
  await playToEnd(game, [ann], 6);
  expect(ann.table(game).head).toBeGreaterThan(6);
  const metrics = await (await fetch(new URL('/metrics', server.url))).text();
  expect(Number(/bastide_bot_faults_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(0);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ operation: 'bot', game }),
  );
  ann.leave();
  await server.remove();
});
