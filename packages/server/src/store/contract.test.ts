import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { openStore } from './index.ts';
import { migrationFiles } from './migrate.ts';
import type { Append, NewEvent, NewGame } from './rows.ts';
import { type Store, StoreFault } from './store.ts';

/** Every test has games and players of its own. */
let round = 0;
let GAME = '';
let OTHER = '';
const own = (name: string) => `${name}-${round}`;

function event(content: string, moveId?: string): NewEvent {
  return { kind: 'move', content, at: 1, ...(moveId === undefined ? {} : { moveId }) };
}

function newGame(id: string, more: Partial<NewGame> = {}): NewGame {
  return {
    id,
    status: 'waiting',
    host: own('host'),
    isPublic: true,
    seed: 's',
    playKey: 'p',
    watchKey: 'w',
    summary: '{}',
    asked: undefined,
    wakeAt: undefined,
    events: [event('created')],
    seats: [],
    at: 1,
    ...more,
  };
}

function append(expect: number, events: readonly NewEvent[], more: Partial<Append> = {}): Append {
  return { game: GAME, expect, events, status: 'playing', asked: 0, wakeAt: undefined, at: 2, ...more };
}

describe.each(storeKinds())('a store in $kind', ({ place: newPlace }) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await newPlace();
    store = await openStore(place.where);
  });
  beforeEach(() => {
    round++;
    GAME = own('game');
    OTHER = own('other');
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });
  const contents = async () => (await store.eventsFrom(GAME, 0)).map(({ content }) => content);

  test('a game has the events it was made with, then those appended, in order', async () => {
    expect(await store.createGame(newGame(GAME))).toBe(true);
    expect(await store.append(append(1, [event('a', 'm1'), event('b')]))).toEqual({ ok: true });
    expect(await store.eventsFrom(GAME, 1)).toEqual([
      { seq: 1, kind: 'move', content: 'a', moveId: 'm1', at: 1 },
      { seq: 2, kind: 'move', content: 'b', at: 1 },
    ]);
    expect(await store.gameById(GAME)).toMatchObject({ head: 3, status: 'playing', asked: 0 });
  });

  test('what makes no sense to the database is a fault of ours, not a lost connection', async () => {
    await expect(store.addSession(own('nobody'), own('hash'), 1)).rejects.toThrow(StoreFault);
    await expect(store.createGame({ ...newGame(GAME), status: undefined as never })).rejects.toThrow(
      StoreFault,
    );
  });

  test('a game that is set aside is not due until all are tried again', async () => {
    await store.createGame(newGame(GAME, { wakeAt: 10, host: 'ann' }));
    expect(await store.setAside(GAME, 'why')).toBe('ann');
    expect(await store.setAside(GAME, 'again')).toBeUndefined();
    expect(await store.gameById(GAME)).toMatchObject({ broken: 'why' });
    expect(await store.countBroken()).toBe(1);
    expect(await store.dueGames(own('one'), 20, 1000)).not.toContain(GAME);
    await store.retryBroken();
    expect(await store.dueGames(own('one'), 20, 1000)).toContain(GAME);
    await store.clearWake(GAME, 1);
  });

  test('a second game of the same id changes nothing', async () => {
    await store.createGame(newGame(GAME));
    expect(await store.createGame(newGame(GAME, { events: [event('x'), event('y')] }))).toBe(false);
    expect(await contents()).toEqual(['created']);
  });

  test('of many who append at the same place one wins, and the others leave no trace', async () => {
    await store.createGame(newGame(GAME));
    const tries = Array.from({ length: 20 }, (_, i) =>
      store.append(append(1, [event(`a${i}`), event(`b${i}`)])),
    );
    const answers = await Promise.all(tries);
    const winners = answers.flatMap((answer, i) => (answer.ok ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.why === 'conflict')).toHaveLength(19);
    expect(await contents()).toEqual(['created', `a${winners[0]}`, `b${winners[0]}`]);
  });

  test('many games are appended to at once', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => own(`many-${String(i).padStart(2, '0')}`));
    await Promise.all(ids.map((id) => store.createGame(newGame(id))));
    const answers = await Promise.all(ids.map((game) => store.append(append(1, [event(game)], { game }))));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (const id of ids) expect((await store.eventsFrom(id, 1))[0].content).toBe(id);
    const heads = await store.headsOf([...ids, 'unknown']);
    expect(heads.map(({ head }) => head)).toEqual(ids.map(() => 2));
  });

  test('a move id is used once in a game, and found again', async () => {
    await store.createGame(newGame(GAME));
    await store.createGame(newGame(OTHER));
    await store.append(append(1, [event('a', 'm1')]));
    expect(await store.append(append(2, [event('again', 'm1')]))).toEqual({ ok: false, why: 'repeated' });
    expect(await store.append(append(1, [event('a', 'm1')], { game: OTHER }))).toEqual({ ok: true });
    expect(await store.eventOfMove(GAME, 'm1')).toBe(1);
    expect(await store.eventOfMove(GAME, 'm2')).toBeUndefined();
    expect(await contents()).toEqual(['created', 'a']);
  });

  test('what an event says comes back as it was: letters, numbers, and the order of its fields', async () => {
    const content = { z: 'é “\u2028” \\ "\t" 🙂', a: [1.5, -0, 1e21, true, null], 1: { deep: {} } };
    await store.createGame(newGame(GAME, { events: [{ kind: 'any', content, at: 1 }] }));
    await store.append(append(1, [{ kind: 'any', content, at: 1 }]));
    const stored = (await store.eventsFrom(GAME, 0)).map((row) => JSON.stringify(row.content));
    expect(stored).toEqual([JSON.stringify(content), JSON.stringify(content)]);
  });

  test('nothing is appended to a game that does not exist', async () => {
    expect(await store.append(append(0, [event('a')]))).toEqual({ ok: false, why: 'unknown' });
  });

  test('a lease is had by one living node; who lost it can append nothing with it', async () => {
    await store.createGame(newGame(GAME));
    await store.beat('one', 1000, 0);
    await store.beat('two', 1000, 0);
    const first = await store.takeLease(GAME, 'one', 500);
    expect(first).toBeDefined();
    expect(await store.takeLease(GAME, 'two', 500)).toBeUndefined();
    await store.beat('two', 9000, 1500);
    const second = await store.takeLease(GAME, 'two', 1500);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(await store.append(append(1, [event('late')], { fence: first ?? 0 }))).toEqual({
      ok: false,
      why: 'fenced',
    });
    expect(await store.append(append(1, [event('now')], { fence: second ?? 0 }))).toEqual({ ok: true });
    expect(await contents()).toEqual(['created', 'now']);
  });

  test('since when some node has always been there: a gap, or the last one’s going, begins it anew', async () => {
    const from = 10_000_000;
    const at = (time: number) => store.serve(from + time + 1000, from + time);
    expect(await at(0)).toBe(from);
    expect(await at(900)).toBe(from);
    expect(await at(1800)).toBe(from);
    expect(await at(5000)).toBe(from + 5000);
    await store.beat('stays', from + 7000, from + 5000);
    await store.leave('goes', from + 5500);
    expect(await at(6500)).toBe(from + 5000);
    await store.leave('stays', from + 6600);
    expect(await at(6700)).toBe(from + 6700);
  });

  test('a released lease, or one of a node that has gone, is free at once', async () => {
    await store.createGame(newGame(GAME));
    await store.beat('one', 1000, 0);
    const fence = await store.takeLease(GAME, 'one', 1);
    await store.releaseLease(GAME, 'one', fence ?? 0);
    expect(await store.takeLease(GAME, 'two', 1)).toBeDefined();
    await store.leave('two', 1);
    expect(await store.takeLease(GAME, 'three', 1)).toBeDefined();
  });

  test('games that are due are found, unless another living node looks after them', async () => {
    await store.createGame(newGame(GAME, { wakeAt: 100 }));
    await store.createGame(newGame(OTHER, { wakeAt: 5000 }));
    const due = (node: string, now: number) => store.dueGames(own(node), now, 10);
    expect(await due('one', 99)).toEqual([]);
    expect(await due('one', 100)).toEqual([GAME]);
    await store.beat(own('two'), 1000, 0);
    await store.takeLease(GAME, own('two'), 100);
    expect(await due('one', 200)).toEqual([]);
    expect(await due('two', 200)).toEqual([GAME]);
    expect(await due('one', 1000)).toEqual([GAME]);
    await store.append(append(1, [event('a')]));
    expect(await due('one', 1000)).toEqual([]);
  });

  test('lists: the lobby has public tables, everyone has the games they sit in', async () => {
    const ann = own('ann');
    await store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, own('hash'));
    await store.createGame(newGame(GAME, { seats: [{ seat: 1, identity: ann }], summary: '{"a":1}' }));
    await store.createGame(newGame(OTHER, { isPublic: false }));
    const inLobby = async () => (await store.lobby(1000, 3)).map(({ id }) => id);
    expect(await inLobby()).toContain(GAME);
    expect(await inLobby()).not.toContain(OTHER);
    expect(await store.gamesOf(ann, 10)).toEqual([
      { id: GAME, status: 'waiting', summary: '{"a":1}', changedAt: 1, seat: 1 },
    ]);
    expect(await store.openGamesOf(ann)).toBe(1);
    const lists = { summary: '{"b":2}', seats: [] };
    await store.append(append(1, [event('a')], { status: 'over', lists, at: 7 }));
    expect(await store.gamesOf(ann, 10)).toEqual([]);
    expect(await inLobby()).not.toContain(GAME);
  });

  test('tables are counted where they are stored: of a host, sitting or not, at once or not, and of all that wait', async () => {
    const ann = own('ann');
    await store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, own('hash'));
    const caps = { ofHost: 3, waiting: 1000 };
    const make = (i: number) => store.createGame(newGame(own(`many${i}`), { host: ann, at: 10 + i }), caps);
    const made = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(make));
    expect(made.filter(Boolean)).toHaveLength(3);
    expect(await store.openGamesOf(ann)).toBe(3);
    await store.createGame(newGame(GAME, { seats: [{ seat: 0, identity: ann }] }));
    expect(await store.openGamesOf(ann)).toBe(4);
    expect(await store.openGamesOf(ann, GAME)).toBe(3);
    expect((await store.lobby(1000, 2)).filter(({ host }) => host === ann)).toHaveLength(2);
    expect(await store.createGame(newGame(OTHER), { ofHost: 3, waiting: 1 })).toBe(false);
  });

  test('games that are over come page by page: those that ended before a time', async () => {
    const ann = own('ann');
    await store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, own('hash'));
    const seats = [{ seat: 0, identity: ann }];
    await store.createGame(newGame(GAME, { seats }));
    await store.createGame(newGame(OTHER, { seats }));
    await store.append(append(1, [event('a')], { status: 'over', at: 7 }));
    const before = async (time?: number) => (await store.gamesOf(ann, 10, time)).map(({ id }) => id);
    expect(await before()).toEqual([OTHER, GAME]);
    expect(await before(8)).toEqual([OTHER, GAME]);
    expect(await before(7)).toEqual([OTHER]);
  });

  test('an identity is found by the hash of its token until the session ends', async () => {
    const ann = { id: own('ann'), name: 'Ann', isKept: false, createdAt: 1 };
    await store.createIdentity(ann, own('hash'));
    await store.addSession(ann.id, own('hash2'), 2);
    await store.rename(ann.id, 'Anna');
    const since = { guest: 0, kept: 0 };
    expect(await store.identityBySession(own('hash2'), since)).toEqual({
      identity: { ...ann, name: 'Anna' },
      seenAt: 2,
      createdAt: 2,
    });
    expect(await store.endSession(own('hash2'))).toBe(true);
    expect(await store.endSession(own('hash2'))).toBe(false);
    expect(await store.identityBySession(own('hash2'), since)).toBeUndefined();
    expect(await store.standingSessions([own('hash'), own('hash2')])).toEqual([own('hash')]);
    const key = { id: own('k'), identity: ann.id, publicKey: 'AQ', counter: 0, transports: '[]' };
    await store.addPasskey(key, 3);
    await store.countPasskeyUse(key.id, 5);
    expect(await store.passkeysOf(ann.id)).toEqual([{ ...key, counter: 5 }]);
    expect(await store.identityById(ann.id)).toMatchObject({ isKept: true });
    expect(await store.sessionsOf(ann.id)).toEqual([{ hash: own('hash'), createdAt: 1, seenAt: 1 }]);
    await store.addPasskey({ ...key, id: own('k2') }, 4);
    expect(await store.listPasskeys(ann.id)).toEqual([
      { id: key.id, createdAt: 3 },
      { id: own('k2'), createdAt: 4 },
    ]);
    const removed = await Promise.all([key.id, own('k2')].map((id) => store.removePasskey(ann.id, id)));
    expect(removed.filter(Boolean)).toHaveLength(1);
  });

  test('a session nobody has used ends, sooner for a guest; a guest who left nothing behind is forgotten', async () => {
    // Those of other tests.
    await store.endIdleSessions({ guest: 50, kept: 50 }, 1000);
    const [guest, kept, seated] = ['guest', 'kept', 'seated'].map(own);
    for (const id of [guest, kept, seated])
      await store.createIdentity({ id, name: 'A', isKept: false, createdAt: 100 }, id);
    const key = { id: kept, identity: kept, publicKey: '', counter: 0, transports: '[]' };
    await store.addPasskey(key, 100);
    await store.mute(kept, guest, true);
    await store.createGame(newGame(GAME, { seats: [{ seat: 0, identity: seated }] }));
    const stands = async () => store.standingSessions([guest, kept, seated]);
    expect(await store.identityBySession(guest, { guest: 101, kept: 0 })).toBeUndefined();
    expect(await store.identityBySession(kept, { guest: 101, kept: 0 })).toBeDefined();
    await store.touchSessions([guest], 150);
    expect(await store.endIdleSessions({ guest: 120, kept: 50 }, 1000)).toBe(1);
    expect(await stands()).toEqual([guest, kept]);
    expect(await store.identityById(seated)).toBeDefined();
    expect(await store.endIdleSessions({ guest: 200, kept: 100 }, 1000)).toBe(1);
    expect(await stands()).toEqual([kept]);
    expect(await store.identityById(guest)).toBeUndefined();
    expect(await store.mutedBy(kept)).toEqual([]);
    expect(await store.endIdleSessions({ guest: 200, kept: 101 }, 1000)).toBe(1);
    expect(await store.identityById(kept)).toBeDefined();
  });

  test('a voucher can be used once, in time, for what it is', async () => {
    await store.addVoucher({ hash: 'h', kind: 'ticket', content: 'c', expiresAt: 100 });
    expect(await store.takeVoucher('challenge', 'h', 50)).toBeUndefined();
    const answers = await Promise.all([1, 2, 3].map(() => store.takeVoucher('ticket', 'h', 50)));
    expect(answers.filter((content) => content === 'c')).toHaveLength(1);
    await store.addVoucher({ hash: 'h', kind: 'ticket', content: 'c', expiresAt: 100 });
    expect(await store.takeVoucher('ticket', 'h', 100)).toBeUndefined();
  });

  test('what is said at once gets numbers of its own', async () => {
    const ann = own('ann');
    await store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, own('hash'));
    await store.createGame(newGame(GAME));
    const say = (content: string) => store.addChat({ game: GAME, identity: ann, content, at: 1 });
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map(say));
    expect([...numbers].sort()).toEqual([0, 1, 2, 3]);
    expect(await store.chatsFrom(GAME, 0, 2)).toMatchObject([{ n: 2 }, { n: 3 }]);
    await store.mute(ann, ann, true);
    await store.mute(ann, ann, true);
    expect(await store.mutedBy(ann)).toEqual([ann]);
  });

  test('results count once; only kept identities are rated, against each other', async () => {
    for (const id of ['ann', 'bob', 'guest'])
      await store.createIdentity({ id, name: id, isKept: false, createdAt: 1 }, id);
    for (const id of ['ann', 'bob'])
      await store.addPasskey({ id, identity: id, publicKey: '', counter: 0, transports: '[]' }, 1);
    await store.createGame(newGame(GAME));
    const results = ['ann', 'bob', 'guest'].map((identity, seat) => ({
      seat,
      identity,
      name: identity,
      points: 50 - seat,
      place: seat + 1,
      isRated: true,
    }));
    const pools = ['all', 'speed/live'];
    const changes = await store.recordResults(GAME, results, pools, 5);
    expect(changes).toMatchObject([
      { seat: 0, before: 1500, after: expect.closeTo(1662.3, 1) },
      { seat: 1, before: 1500, after: expect.closeTo(1337.7, 1) },
    ]);
    expect(await store.recordResults(GAME, results, pools, 6)).toEqual(changes);
    const [ann, bob, ...rest] = await store.leaderboard({ pool: 'speed/live', players: 3 }, 10, 350);
    expect(await store.leaderboard({ pool: 'speed/days', players: 3 }, 10, 350)).toEqual([]);
    expect(await store.leaderboard({ pool: 'all', players: 3 }, 10, 150)).toEqual([]);
    expect((await store.ratingsOf('ann')).map(({ pool, games }) => [pool, games])).toEqual([
      ['all', 1],
      ['speed/live', 1],
    ]);
    expect([await store.openlyRated('ann'), await store.openlyRated('guest')]).toEqual([1, 0]);
    expect([ann.name, bob.name, rest.length]).toEqual(['ann', 'bob', 0]);
    expect(ann.rating).toBeCloseTo(1662.3, 1);
    expect(bob.rating).toBeCloseTo(1337.7, 1);
    expect(await store.ratingsOf('guest')).toEqual([]);
    expect(await store.resultsOf('guest', 5)).toEqual([
      { game: GAME, players: 3, points: 48, place: 3, endedAt: 5, against: ['ann', 'bob'] },
    ]);
  });

  test('presence: the newest connection of a player counts, and only on living nodes', async () => {
    await store.beat('one', 1000, 0);
    await store.beat('two', 2000, 0);
    await store.setPresence(GAME, { identity: 'ann', node: 'one', connection: 'c1' });
    await store.setPresence(GAME, { identity: 'ann', node: 'two', connection: 'c2' });
    await store.clearPresence(GAME, { identity: 'ann', connection: 'c1' });
    expect(await store.presenceAt(GAME, 500)).toEqual([{ identity: 'ann', node: 'two', connection: 'c2' }]);
    expect(await store.presenceAt(GAME, 2500)).toEqual([]);
  });

  test('everything is there when it is opened again', async () => {
    await store.createGame(newGame(GAME));
    await store.append(append(1, [event('a', 'm1')]));
    const late = store;
    await store.close();
    await expect(late.gameById(GAME)).rejects.toThrow();
    store = await openStore(place.where);
    expect(await contents()).toEqual(['created', 'a']);
    expect(migrationFiles().length).toBeGreaterThanOrEqual(3);
  });
});
