import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { DeafLine } from '../../testing/deaf-line.ts';
import { postgresPlace, type StorePlace } from '../../testing/stores.ts';
import type { Append, NewGame } from '../rows.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { openPostgres } from './postgres-store.ts';

/** Milliseconds. Whoever waits for more than the second has not been told by the first. */
const PATIENCE = 700;
const SOON = 20_000;

const GAME: NewGame = {
  id: 'game',
  status: 'playing',
  host: 'ann',
  isPublic: true,
  seed: 's',
  playKey: 'p',
  watchKey: 'w',
  summary: '{}',
  asked: 0,
  wakeAt: undefined,
  events: [{ kind: 'move', text: '"created"', at: 1 }],
  seats: [],
  at: 1,
};
const MOVE: Append = {
  game: 'game',
  expect: 1,
  events: [{ kind: 'move', text: '"a"', at: 2, moveId: 'm1' }],
  status: 'playing',
  asked: 0,
  wakeAt: undefined,
  at: 2,
};
/** The same in a transaction, because more than the log changes. */
const SITTING: Append = { ...MOVE, lists: { summary: '{}', freed: [], taken: [] } };

describe.runIf(inject('postgres') !== '')('a network that swallows what is said to PostgreSQL', () => {
  let place: StorePlace;
  let line: DeafLine;
  let store: Store;
  beforeEach(async () => {
    place = await postgresPlace();
    line = await DeafLine.before(place.where);
    store = await openPostgres(line.url, { patience: PATIENCE });
    await store.createGame(GAME);
  });
  afterEach(async () => {
    line.close();
    await store.close();
    await place.remove();
  });

  const contents = async () => (await store.eventsFrom('game', 1)).map(({ content }) => content);

  test(
    'a question without an answer ends, and the next is asked on another line',
    async () => {
      line.lose('questions', 'wake_at, rated');
      await expect(store.gameById('game')).rejects.toThrow(StoreUnavailable);
      expect(await store.gameById('game')).toMatchObject({ head: 1 });
    },
    SOON,
  );

  test.each([
    ['a move', MOVE],
    ['a sitting', SITTING],
  ])(
    '%s that was written, though nobody heard so, is known when it is repeated',
    async (_, request) => {
      line.lose('answers', request === MOVE ? '"m1"' : 'COMMIT');
      await expect(store.append(request)).rejects.toThrow(StoreUnavailable);
      expect(await contents()).toEqual(['a']);
      expect(await store.append(request)).toEqual({ ok: false, why: 'repeated' });
      expect(await contents()).toEqual(['a']);
    },
    SOON,
  );

  test.each([
    ['a move', MOVE],
    ['a sitting', SITTING],
  ])(
    '%s that never came is written when it is repeated',
    async (_, request) => {
      line.lose('questions', request === MOVE ? '"m1"' : 'COMMIT');
      await expect(store.append(request)).rejects.toThrow(StoreUnavailable);
      expect(await contents()).toEqual([]);
      await vi.waitFor(async () => expect(await store.append(request)).toEqual({ ok: true }), SOON);
      expect(await contents()).toEqual(['a']);
    },
    2 * SOON,
  );

  test.each(['answers', 'all'] as const)(
    'who only listens on a line that loses %s listens again, once, and says that something may have been missed',
    async (lost) => {
      const told: string[] = [];
      const onNotify = (_: string, subject: string, n: number) => void told.push(`${subject} ${n}`);
      store.subscribe({ onNotify, onReconnect: () => void told.push('again') });
      await store.append(MOVE);
      await vi.waitFor(() => expect(told).toContain('game 2'), SOON);
      told.length = 0;
      line.lose(lost, 'SELECT 1');
      // Nor is the next one any better.
      line.lose('all', 'LISTEN');
      await vi.waitFor(() => expect(told).toEqual(['again']), SOON);
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await store.append({ ...MOVE, expect: 2, events: [{ ...MOVE.events[0], moveId: 'm2' }] });
      await vi.waitFor(() => expect(told).toContain('game 3'), SOON);
      expect(told).toEqual(['again', 'game 3']);
    },
    2 * SOON,
  );

  test(
    'a database that has fallen silent keeps nobody from stopping',
    async () => {
      const other = await openPostgres(line.url, { patience: PATIENCE });
      await other.gameById('game');
      line.silence();
      await other.close();
    },
    SOON,
  );

  test(
    'an operator’s question takes as long as it takes',
    async () => {
      const client = new pg.Client(place.where);
      await client.connect();
      await client.query('BEGIN; LOCK TABLE identities');
      const answer = store.personData('nobody');
      await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE));
      await client.query('COMMIT');
      await client.end();
      expect(await answer).toBeUndefined();
    },
    SOON,
  );
});
