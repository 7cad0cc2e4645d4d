import { fileURLToPath } from 'node:url';
import type { TableRequest } from '@bastide/protocol';
import { registryWith } from '@bastide/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { loadExpansions } from '../foreign.ts';
import type { Status } from '../store/rows.ts';
import { Engines } from '../table/engine.ts';
import { fromStored } from '../table/log.ts';
import { Table } from '../table/table.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const engines = new Engines(registryWith());
const MILL = fileURLToPath(new URL('../testing/expansion-mill', import.meta.url));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Tables that nobody has open and no server has in memory: what is due happens all the same. */
describe.each(storeKinds())('while everyone is away, stored in $kind', ({ place: newPlace }) => {
  const clock = new TestClock();
  let place: StorePlace | undefined;
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.remove();
    await place?.remove();
    place = undefined;
  });

  async function open(expansions: readonly string[] = []): Promise<TestServer> {
    place ??= await newPlace();
    // Time passes in leaps, and no node sleeps through them.
    const times = { sweepEvery: HOUR, leaseTime: 1000 * DAY };
    server = await testServer({ now: clock.now, ...times }, place, { expansions });
    return server;
  }

  /** Two have made some moves and gone; the server was stopped. */
  async function abandoned(request: Partial<TableRequest>): Promise<string> {
    const { url } = await open();
    const { ann, bob, game } = await twoAtTable(url, request);
    await playToEnd(game, [ann, bob], 3);
    for (const one of [ann, bob]) one.leave();
    await server?.close();
    return game;
  }

  async function tableOf(game: string): Promise<Table> {
    const log = await server?.hall.store.eventsFrom(game, 0);
    return Table.of(engines, game, (log ?? []).map(fromStored));
  }

  /** Looks for what is due until it is done. */
  async function sweepUntil(game: string, isSo: (table: Table) => boolean): Promise<Table> {
    for (;;) {
      await server?.hall.sweep();
      const table = await tableOf(game);
      if (isSo(table)) return table;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const is = (status: Status) => (table: Table) => table.status === status;

  test('a clock runs out though nobody is there: who was asked is out, and the other has won', async () => {
    const game = await abandoned({ clock: { kind: 'live', base: 600, increment: 0 }, timeout: 'out' });
    await open();
    clock.pass(HOUR);
    const { outcome, seats } = await sweepUntil(game, is('over'));
    const late = seats.findIndex(({ left }) => left === 'out');
    expect(seats[late]).toMatchObject({ left: 'out', why: 'time' });
    expect(outcome).toMatchObject({ reason: 'forfeit' });
    expect(outcome?.places[late]).toBe(2);
  });

  test('while no server is there no clock runs', async () => {
    const game = await abandoned({ clock: { kind: 'live', base: 600, increment: 0 }, timeout: 'out' });
    clock.pass(HOUR);
    const { hall } = await open();
    const { left, asked = -1 } = await tableOf(game).then((table) => ({
      ...table.clock,
      asked: table.asked,
    }));
    await hall.sweep();
    expect((await hall.table(game))?.table).toMatchObject({ status: 'playing', clock: { left } });
    clock.pass(left[asked] - 60_000);
    await hall.sweep();
    expect((await tableOf(game)).status).toBe('playing');
    clock.pass(61_000);
    expect((await sweepUntil(game, is('over'))).seats[asked]).toMatchObject({ why: 'time' });
  });

  test('a computer that was asleep costs nobody the game', async () => {
    place = await newPlace();
    server = await testServer({ now: clock.now, sweepEvery: 50, leaseTime: 1000 }, place);
    const terms = { clock: { kind: 'live', base: 600, increment: 0 }, timeout: 'out' } as const;
    const { ann, bob, game, asked } = await twoAtTable(server.url, terms);
    // Only who has looked at the clock before notices that it was put forward.
    await new Promise((resolve) => setTimeout(resolve, 300));
    clock.pass(HOUR);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked.table(game).info.status).toBe('playing');
    // Both pages show it.
    for (const one of [ann, bob])
      expect(one.table(game).clocks?.until).toBeGreaterThan(clock.now() + 500_000);
    expect(await asked.playAny(game)).toMatchObject({ tell: 'done' });
    for (const one of [ann, bob]) one.leave();
  });

  test('a table whose expansion is gone keeps no other from being looked after', async () => {
    const { url } = await open([MILL]);
    const ann = await Player.join(url, 'Ann');
    ann.rules = (await loadExpansions([MILL])).registry;
    const clockOf = (base: number) => ({ kind: 'live', base, increment: 0 }) as const;
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'page' }] as const;
    const play = async (setup: TableRequest['setup'], base: number) => {
      const { game } = await ann.create({ setup, seats: [...seats], clock: clockOf(base), timeout: 'out' });
      await ann.open(game);
      await ann.sit(game);
      await playToEnd(game, [ann], 1);
      return game;
    };
    await play({ sets: ['base', 'mill'], options: {}, players: 2 }, 60);
    const game = await play({ sets: ['base'], options: {}, players: 2 }, 600);
    ann.leave();
    await server?.close();
    await open();
    clock.pass(HOUR);
    expect((await sweepUntil(game, is('over'))).outcome?.reason).toBe('forfeit');
  });

  test('days a move: nothing happens a moment before, and a bot takes the seat when they are over', async () => {
    const game = await abandoned({ clock: { kind: 'days', days: 2 }, timeout: 'bot' });
    const { hall } = await open();
    const { until = 0, asked = -1, head } = await tableOf(game);
    clock.pass(until - clock.now() - HOUR);
    await hall.sweep();
    expect((await tableOf(game)).head).toBe(head);
    clock.pass(2 * HOUR);
    const { seats } = await sweepUntil(game, (table) => table.seats[asked].left !== undefined);
    expect(seats[asked]).toMatchObject({ left: 'bot', why: 'time' });
    // The bot plays at once, and the other one has two days from then on.
    const table = await sweepUntil(game, ({ asked: next }) => next === 1 - asked);
    expect((table.until ?? 0) - table.changedAt).toBe(2 * DAY);
    expect((await hall.store.gameById(game))?.wakeAt).toBe(table.until);
    clock.pass(2 * DAY + HOUR);
    expect((await sweepUntil(game, is('over'))).outcome?.reason).toBe('forfeit');
  });

  test('a table to which nobody comes is closed after a day, and not before', async () => {
    const { url, hall } = await open();
    const ann = await Player.join(url, 'Ann');
    const { game } = await ann.create();
    await ann.open(game);
    await ann.sit(game);
    ann.leave();
    clock.pass(23 * HOUR);
    await hall.sweep();
    expect((await tableOf(game)).status).toBe('waiting');
    clock.pass(2 * HOUR);
    expect((await sweepUntil(game, is('over'))).outcome?.reason).toBe('closed');
    expect((await hall.lobby.list()).some((table) => table.game === game)).toBe(false);
    // Nothing is due there any more.
    while ((await hall.store.gameById(game))?.wakeAt !== undefined) await hall.sweep();
  });

  test('a seat taken just before the server went down: who asks again is told that it is done', async () => {
    const { url } = await open();
    const ann = await Player.join(url, 'Ann');
    const { game } = await ann.create();
    await ann.open(game);
    const sit = { do: 'sit', game, nonce: '0'.repeat(32) } as const;
    const first = await ann.ask(sit, 'sit-1');
    expect(first).toMatchObject({ tell: 'done', seq: 1 });
    ann.leave();
    await server?.close();
    const again = Object.assign(new Player((await open()).url), { cookie: ann.cookie });
    await again.connect();
    expect(await again.ask(sit, 'sit-1')).toEqual(first);
    expect(await again.ask(sit, 'sit-2')).toMatchObject({ error: 'already-seated' });
    again.leave();
  });

  test('who left a game without a clock has lost it after a week, though the other never comes back', async () => {
    const { url } = await open();
    const { ann, bob, game } = await twoAtTable(url, { timeout: 'bot' });
    await playToEnd(game, [ann, bob], 3);
    await bob.must({ do: 'leave', game });
    await ann.until(() => ann.isAsked(game));
    const places = ann.table(game).info.seats.map(({ player }) => (player === bob.player ? 2 : 1));
    for (const one of [ann, bob]) one.leave();
    await server?.close();
    const { hall } = await open();
    clock.pass(6 * DAY);
    await hall.sweep();
    expect((await tableOf(game)).status).toBe('playing');
    clock.pass(2 * DAY);
    expect((await sweepUntil(game, is('over'))).outcome).toMatchObject({ reason: 'forfeit', places });
  });

  test('a game without a clock waits as long as it takes', async () => {
    const game = await abandoned({});
    clock.pass(400 * DAY);
    const { hall } = await open();
    await hall.sweep();
    expect((await tableOf(game)).status).toBe('playing');
    expect(hall.size).toBe(0);
  });
});
