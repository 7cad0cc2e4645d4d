import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { postgresPlace, type StorePlace } from '../testing/stores.ts';
import { twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** What one node hears of the other in an unlucky order. */
describe.runIf(inject('postgres') !== '')('two nodes on one PostgreSQL, one of them slow', () => {
  let place: StorePlace;
  let one: TestServer;
  let two: TestServer;
  const restore: (() => void)[] = [];
  const players: Player[] = [];
  beforeAll(async () => {
    place = await postgresPlace();
    [one, two] = await Promise.all([
      testServer({ nodeAddress: 'off' }, place),
      testServer({ nodeAddress: 'off' }, place),
    ]);
  });
  afterEach(() => {
    for (const undo of restore.splice(0)) undo();
    for (const player of players.splice(0)) player.leave();
  });
  afterAll(async () => {
    for (const server of [one, two]) await server.remove();
    await place.remove();
  });

  /** The store answers what is asked next, but the answer comes only when it is let go. */
  function held(store: Store, name: 'presenceAt' | 'snapshotOf' | 'chatsFrom') {
    const ask = store[name] as (...args: unknown[]) => Promise<unknown>;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isAnswered = false;
    const slow = async (...args: unknown[]) => {
      Object.assign(store, { [name]: ask });
      const answer = await ask(...args);
      isAnswered = true;
      await gate;
      return answer;
    };
    Object.assign(store, { [name]: slow });
    restore.push(() => Object.assign(store, { [name]: ask }));
    return { letGo, answered: () => vi.waitFor(() => expect(isAnswered).toBe(true)) };
  }

  const sees = (who: Player, game: string, other: Player) =>
    who.table(game).presence.seats[other.table(game).seat ?? 0];

  async function watch(url: string, game: string): Promise<void> {
    const watcher = await Player.join(url, 'Wat');
    players.push(watcher);
    await watcher.open(game);
  }

  test('an answer about who is there that comes after a later one counts no more', async () => {
    const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
    players.push(ann, bob);
    await ann.until(() => sees(ann, game, bob));
    const early = held(one.hall.store, 'presenceAt');
    await watch(two.url, game);
    await early.answered();
    bob.leave();
    await ann.until(() => !sees(ann, game, bob));
    const told = ann.received.length;
    early.letGo();
    await ann.must({ do: 'say', game, text: 'after it' });
    await watch(one.url, game);
    await ann.until(() => ann.received.slice(told).some(({ tell }) => tell === 'presence'));
    expect(sees(ann, game, bob)).toBe(false);
    const presences = ann.received.slice(told).filter(({ tell }) => tell === 'presence');
    expect(JSON.stringify(presences)).not.toContain('"seats":[true,true]');
  });

  test('a node that was late with its sign of life has not lost its players', async () => {
    const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
    players.push(ann, bob);
    await ann.until(() => sees(ann, game, bob));
    const { store } = one.hall;
    // As if it had slept: whoever looks now finds it dead. It lives, and says so at the next sweep.
    await store.beat(two.hall.node, Date.now() - 1, Date.now() - 2);
    await one.hall.table(game).then((live) => live?.audience.refreshPresence());
    await ann.until(() => !sees(ann, game, bob));
    await ann.until(() => sees(ann, game, bob));
  });

  test('what happens while a node reads a table is not missed', async () => {
    const ann = await Player.join(one.url, 'Ann');
    const bob = await Player.join(two.url, 'Bob');
    players.push(ann, bob);
    const { game } = await ann.create();
    await ann.open(game);
    const reading = held(two.hall.store, 'snapshotOf');
    const opened = bob.open(game);
    await reading.answered();
    const told = new Promise<void>((resolve) => {
      restore.push(
        two.hall.store.subscribe({
          onNotify: (channel, subject) => channel === 'events' && subject === game && resolve(),
          onReconnect: () => {},
        }),
      );
    });
    await ann.sit(game);
    await told;
    reading.letGo();
    await opened;
    await bob.until(() => bob.table(game).info.seats.some(({ name }) => name === 'Ann'));
  });

  test('words said at both nodes at once are shown at both', async () => {
    const { ann, bob, game } = await twoAtTable(one.url, {}, two.url);
    players.push(ann, bob);
    const slow = held(one.hall.store, 'chatsFrom');
    await bob.must({ do: 'say', game, text: 'first' });
    await slow.answered();
    await ann.must({ do: 'say', game, text: 'second' });
    slow.letGo();
    for (const player of [ann, bob]) {
      await player.until(() => player.table(game).chat.length === 2);
      expect(player.table(game).chat.map(({ text }) => text)).toEqual(['first', 'second']);
    }
  });
});
