import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { loadExpansions } from '../foreign.ts';
import type { NewGame } from '../store/rows.ts';
import { StoreFault } from '../store/store.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { playToEnd } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { randomId } from './random-id.ts';

const MILL = fileURLToPath(new URL('../testing/expansion-mill', import.meta.url));
const HOUR = 3_600_000;
const CLOCK = { kind: 'live', base: 600, increment: 0 } as const;

describe.each(storeKinds())('games that can’t be replayed, stored in $kind', ({ place: newPlace }) => {
  const clock = new TestClock();
  const lines: string[] = [];
  let place: StorePlace | undefined;
  let server: TestServer;
  afterEach(async () => {
    await server.remove();
    await place?.remove();
    place = undefined;
    lines.length = 0;
  });

  async function open(expansions: readonly string[] = []): Promise<TestServer> {
    place ??= await newPlace();
    const logTo = { write: (line: string) => void lines.push(line) };
    server = await testServer({ now: clock.now, sweepEvery: HOUR, leaseTime: 2 * HOUR, logTo }, place, {
      expansions,
    });
    return server;
  }

  async function sit(ann: Player, sets: string[]): Promise<string> {
    const { game } = await ann.create({
      setup: { sets, options: {}, players: 2 },
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'page' }],
      clock: CLOCK,
      timeout: 'out',
    });
    await ann.open(game);
    await ann.sit(game);
    await playToEnd(game, [ann], 1);
    return game;
  }

  async function sweepUntil(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      await server.hall.sweep();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const isOver = async (game: string) => (await server.hall.store.gameById(game))?.status === 'over';

  test.each<[string, NewGame['events'][number]]>([
    ['has a move without a table', { kind: 'moved', text: '{"move":{"by":0,"do":"fly"}}', at: 1 }],
    ['was laid without a set-up', { kind: 'laid', text: '{}', at: 1 }],
    ['is no JSON', { kind: 'laid', text: '{', at: 1 }],
  ])(
    'whose log %s are set aside, however many they are, and the clocks of others run on',
    async (_, event) => {
      const { url, hall } = await open();
      const ann = await Player.join(url, 'Ann');
      const game = await sit(ann, ['base']);
      const row = { status: 'playing', isPublic: true, seed: '', playKey: '', watchKey: '' } as const;
      const rest = { summary: '{}', asked: 0, wakeAt: 1, events: [event], seats: [], at: 1 };
      // More than a sweep looks at, and all due before the good one.
      const ids = Array.from({ length: 250 }, randomId);
      for (const id of ids) await hall.store.createGame({ id, host: ann.player, ...row, ...rest });
      clock.pass(HOUR);
      await sweepUntil(() => isOver(game));
      await sweepUntil(async () => (await hall.store.countBroken()) === 250);
      expect(await ann.ask({ do: 'open', game: ids[0] })).toMatchObject({ error: 'broken' });
      // A few of each, not with every sweep.
      expect(lines.length).toBeLessThanOrEqual(5 * 250);
      ann.leave();
    },
  );

  test('what goes wrong with what has expired stops nobody’s clock', async () => {
    const { url, hall } = await open();
    const ann = await Player.join(url, 'Ann');
    const game = await sit(ann, ['base']);
    Object.assign(hall.store, { sweepVouchers: () => Promise.reject(new StoreFault('oh')) });
    clock.pass(HOUR);
    await sweepUntil(() => isOver(game));
    ann.leave();
  });

  test('are told to their host, said so to whoever opens them, and tried again after an upgrade', async () => {
    const { url } = await open([MILL]);
    const ann = await Player.join(url, 'Ann');
    ann.rules = (await loadExpansions([MILL])).registry;
    const game = await sit(ann, ['base', 'mill']);
    ann.leave();
    await server.close();

    const { hall } = await open();
    const host = Object.assign(new Player(server.url), { cookie: ann.cookie, player: ann.player });
    await host.connect();
    clock.pass(HOUR);
    const stored = () => hall.store.gameById(game);
    await sweepUntil(async () => (await stored())?.broken !== undefined);
    await host.until(() => host.received.some((one) => one.tell === 'refused' && one.game === game));
    expect(await host.ask({ do: 'open', game })).toMatchObject({ tell: 'refused', error: 'broken' });
    await expect(host.get(`/api/tables/${game}`)).rejects.toThrow('broken');
    expect(await host.get('/api/my-games')).toMatchObject({ tables: [{ game, broken: true }] });
    const metrics = await (await fetch(new URL('/metrics', server.url))).text();
    expect(metrics).toContain('bastide_broken_games 1');
    expect(metrics).toContain('bastide_set_aside_total 1');
    // Told once, not with every sweep.
    await hall.sweep();
    const told = lines.map((line) => JSON.parse(line)).filter((line) => line.game === game);
    expect(told).toMatchObject([{ operation: 'replay', node: hall.node }]);
    host.leave();
    await server.close();

    await open([MILL]);
    // The clock has stood while the server was away.
    clock.pass(HOUR);
    await sweepUntil(() => isOver(game));
    expect(await server.hall.store.countBroken()).toBe(0);
  });
});
