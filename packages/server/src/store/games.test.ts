import { expect, test } from 'vitest';
import { event, everyStore } from '../testing/contract.ts';
import { migrationFiles } from './migrate.ts';
import { StoreFault } from './store.ts';

everyStore((at) => {
  test('a game has the events it was made with, then those appended, in order', async () => {
    expect(await at.store.createGame(at.newGame(at.game))).toBe(true);
    expect(await at.store.append(at.append(1, [event('a', 'm1'), event('b')]))).toEqual({ ok: true });
    expect(await at.store.eventsFrom(at.game, 1)).toEqual([
      { seq: 1, kind: 'move', content: 'a', moveId: 'm1', at: 1 },
      { seq: 2, kind: 'move', content: 'b', at: 1 },
    ]);
    expect(await at.store.gameById(at.game)).toMatchObject({ head: 3, status: 'playing', asked: 0 });
  });

  test('what makes no sense to the database is a fault of ours, not a lost connection', async () => {
    await expect(at.store.addSession(at.own('nobody'), at.own('hash'), 1)).rejects.toThrow(StoreFault);
    await expect(at.store.createGame({ ...at.newGame(at.game), status: undefined as never })).rejects.toThrow(
      StoreFault,
    );
  });

  test('a game that is set aside is not due until all are tried again', async () => {
    await at.store.createGame(at.newGame(at.game, { wakeAt: 10, host: 'ann' }));
    expect(await at.store.setAside(at.game, 'why')).toBe('ann');
    expect(await at.store.setAside(at.game, 'again')).toBeUndefined();
    expect(await at.store.gameById(at.game)).toMatchObject({ broken: 'why' });
    expect(await at.store.countBroken()).toBe(1);
    expect(await at.store.dueGames(at.own('one'), 20, 1000)).not.toContain(at.game);
    expect((await at.store.lobby(1000, 1000)).map(({ id }) => id)).not.toContain(at.game);
    await at.store.retryBroken();
    expect(await at.store.dueGames(at.own('one'), 20, 1000)).toContain(at.game);
    await at.store.clearWake(at.game, 1);
  });

  test('a second game of the same id changes nothing', async () => {
    await at.store.createGame(at.newGame(at.game));
    expect(await at.store.createGame(at.newGame(at.game, { events: [event('x'), event('y')] }))).toBe(false);
    expect(await at.contents()).toEqual(['created']);
  });

  test('of many who append at the same place one wins, and the others leave no trace', async () => {
    await at.store.createGame(at.newGame(at.game));
    const tries = Array.from({ length: 20 }, (_, i) =>
      at.store.append(at.append(1, [event(`a${i}`), event(`b${i}`)])),
    );
    const answers = await Promise.all(tries);
    const winners = answers.flatMap((answer, i) => (answer.ok ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.why === 'conflict')).toHaveLength(19);
    expect(await at.contents()).toEqual(['created', `a${winners[0]}`, `b${winners[0]}`]);
  });

  test('many games are appended to at once', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => at.own(`many-${String(i).padStart(2, '0')}`));
    await Promise.all(ids.map((id) => at.store.createGame(at.newGame(id))));
    const answers = await Promise.all(
      ids.map((game) => at.store.append(at.append(1, [event(game)], { game }))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (const id of ids) expect((await at.store.eventsFrom(id, 1))[0].content).toBe(id);
    const heads = await at.store.headsOf([...ids, 'unknown']);
    expect(heads.map(({ head }) => head)).toEqual(ids.map(() => 2));
  });

  test('one whose append can’t be, because who sits down is unknown, keeps no other from theirs', async () => {
    const ids = ['a', 'b', 'c'].map(at.own);
    for (const id of ids) await at.store.createGame(at.newGame(id));
    const lists = { summary: '{}', freed: [], taken: [{ seat: 0, identity: 'nobody' }] };
    const answers = await Promise.allSettled(
      ids.map((game, i) => at.store.append(at.append(1, [event('a')], { game, ...(i === 1 && { lists }) }))),
    );
    expect(answers).toMatchObject([{ value: { ok: true } }, { status: 'rejected' }, { value: { ok: true } }]);
    const rows = await Promise.all(ids.map((id) => at.store.gameById(id)));
    expect(rows.map((row) => row?.head)).toEqual([2, 1, 2]);
  });

  test('a move id is used once in a game, and found again', async () => {
    await at.store.createGame(at.newGame(at.game));
    await at.store.createGame(at.newGame(at.other));
    await at.store.append(at.append(1, [event('a', 'm1')]));
    expect(await at.store.append(at.append(2, [event('again', 'm1')]))).toEqual({
      ok: false,
      why: 'repeated',
    });
    expect(await at.store.append(at.append(1, [event('a', 'm1')], { game: at.other }))).toEqual({ ok: true });
    expect(await at.store.eventOfMove(at.game, 'm1')).toBe(1);
    expect(await at.store.eventOfMove(at.game, 'm2')).toBeUndefined();
    expect(await at.contents()).toEqual(['created', 'a']);
  });

  test('what an event says comes back as it was: letters, numbers, and the order of its fields', async () => {
    const content = { z: 'é “\u2028” \\ "\t" 🙂', a: [1.5, -0, 1e21, true, null], 1: { deep: {} } };
    const text = JSON.stringify(content);
    await at.store.createGame(at.newGame(at.game, { events: [{ kind: 'any', text, at: 1 }] }));
    await at.store.append(at.append(1, [{ kind: 'any', text, at: 1 }]));
    const stored = (await at.store.eventsFrom(at.game, 0)).map((row) => JSON.stringify(row.content));
    expect(stored).toEqual([text, text]);
  });

  test('nothing is appended to a game that does not exist', async () => {
    expect(await at.store.append(at.append(0, [event('a')]))).toEqual({ ok: false, why: 'unknown' });
  });

  test('a lease is had by one living node; who lost it can append nothing with it', async () => {
    await at.store.createGame(at.newGame(at.game));
    await at.store.beat('one', 1000, 0);
    await at.store.beat('two', 1000, 0);
    const first = await at.store.takeLease(at.game, 'one', 500);
    expect(first).toBeDefined();
    expect(await at.store.takeLease(at.game, 'two', 500)).toBeUndefined();
    await at.store.beat('two', 9000, 1500);
    const second = await at.store.takeLease(at.game, 'two', 1500);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(await at.store.append(at.append(1, [event('late')], { fence: first ?? 0 }))).toEqual({
      ok: false,
      why: 'fenced',
    });
    expect(await at.store.append(at.append(1, [event('now')], { fence: second ?? 0 }))).toEqual({ ok: true });
    expect(await at.contents()).toEqual(['created', 'now']);
  });

  test('since when some node has always been there: a gap, or the last one’s going, begins it anew', async () => {
    const from = 10_000_000;
    const servedAt = (time: number) => at.store.serve(from + time + 1000, from + time);
    expect(await servedAt(0)).toBe(from);
    expect(await servedAt(900)).toBe(from);
    expect(await servedAt(1800)).toBe(from);
    expect(await servedAt(5000)).toBe(from + 5000);
    await at.store.beat('stays', from + 7000, from + 5000);
    await at.store.leave('goes', from + 5500);
    expect(await servedAt(6500)).toBe(from + 5000);
    await at.store.leave('stays', from + 6600);
    expect(await servedAt(6700)).toBe(from + 6700);
  });

  test('a released lease, or one of a node that has gone, is free at once', async () => {
    await at.store.createGame(at.newGame(at.game));
    await at.store.beat('one', 1000, 0);
    const fence = await at.store.takeLease(at.game, 'one', 1);
    await at.store.releaseLease(at.game, 'one', fence ?? 0);
    expect(await at.store.takeLease(at.game, 'two', 1)).toBeDefined();
    await at.store.leave('two', 1);
    expect(await at.store.takeLease(at.game, 'three', 1)).toBeDefined();
  });

  test('games that are due are found, unless another living node looks after them', async () => {
    await at.store.createGame(at.newGame(at.game, { wakeAt: 100 }));
    await at.store.createGame(at.newGame(at.other, { wakeAt: 5000 }));
    const due = (node: string, now: number) => at.store.dueGames(at.own(node), now, 10);
    expect(await due('one', 99)).toEqual([]);
    expect(await due('one', 100)).toEqual([at.game]);
    await at.store.beat(at.own('two'), 1000, 0);
    await at.store.takeLease(at.game, at.own('two'), 100);
    expect(await due('one', 200)).toEqual([]);
    expect(await due('two', 200)).toEqual([at.game]);
    expect(await due('one', 1000)).toEqual([at.game]);
    await at.store.append(at.append(1, [event('a')]));
    expect(await due('one', 1000)).toEqual([]);
  });

  test('lists: the lobby has public tables, everyone has the games they sit in', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    await at.store.createGame(
      at.newGame(at.game, { seats: [{ seat: 1, identity: ann }], summary: '{"a":1}' }),
    );
    await at.store.createGame(at.newGame(at.other, { isPublic: false }));
    const inLobby = async () => (await at.store.lobby(1000, 3)).map(({ id }) => id);
    expect(await inLobby()).toContain(at.game);
    expect(await inLobby()).not.toContain(at.other);
    expect(await at.store.gamesOf(ann, 10)).toEqual([
      { id: at.game, status: 'waiting', summary: '{"a":1}', changedAt: 1, seat: 1 },
    ]);
    expect(await at.store.openGamesOf(ann)).toBe(1);
    const lists = { summary: '{"b":2}', freed: [1], taken: [] };
    await at.store.append(at.append(1, [event('a')], { status: 'over', lists, at: 7 }));
    expect(await at.store.gamesOf(ann, 10)).toEqual([]);
    expect(await inLobby()).not.toContain(at.game);
  });

  test('tables are counted where they are stored: of a host, sitting or not, at once or not, and of all that wait', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    const caps = { ofHost: 3, waiting: 1000 };
    const make = (i: number) =>
      at.store.createGame(at.newGame(at.own(`many${i}`), { host: ann, at: 10 + i }), caps);
    const made = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(make));
    expect(made.filter(Boolean)).toHaveLength(3);
    expect(await at.store.openGamesOf(ann)).toBe(3);
    await at.store.createGame(at.newGame(at.game, { seats: [{ seat: 0, identity: ann }] }));
    expect(await at.store.openGamesOf(ann)).toBe(4);
    expect(await at.store.openGamesOf(ann, at.game)).toBe(3);
    expect((await at.store.lobby(1000, 2)).filter(({ host }) => host === ann)).toHaveLength(2);
    expect(await at.store.createGame(at.newGame(at.other), { ofHost: 3, waiting: 1 })).toBe(false);
  });

  test('who sits where changes with what is appended; a seat of a game that is over counts no more, and stays', async () => {
    const [ann, bob] = [at.own('ann'), at.own('bob')];
    for (const id of [ann, bob])
      await at.store.createIdentity({ id, name: id, isKept: false, createdAt: 1 }, at.own(`hash${id}`));
    await at.store.createGame(at.newGame(at.game, { seats: [{ seat: 0, identity: ann }] }));
    const seats = async () =>
      Promise.all([ann, bob].map(async (one) => (await at.store.gamesOf(one, 9)).map(({ seat }) => seat)));
    const sit = (expect: number, freed: readonly number[], taken: readonly [number, string][]) =>
      at.store.append(
        at.append(expect, [event('sit')], {
          lists: { summary: '{}', freed, taken: taken.map(([seat, identity]) => ({ seat, identity })) },
        }),
      );
    await sit(1, [], [[1, bob]]);
    expect(await seats()).toEqual([[0], [1]]);
    await sit(2, [1], [[0, bob]]);
    expect(await seats()).toEqual([[], [0]]);
    expect(await at.store.openGamesOf(bob)).toBe(1);
    const lists = { summary: '{"over":1}', freed: [], taken: [] };
    await at.store.append(at.append(3, [event('over')], { status: 'over', lists }));
    expect(await at.store.openGamesOf(bob)).toBe(0);
    expect(await at.store.gamesOf(bob, 9)).toMatchObject([{ seat: 0, summary: '{"over":1}' }]);
  });

  test('an append that seats somebody who is at enough other tables is refused and leaves no trace', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    const seats = [{ seat: 0, identity: ann }];
    await at.store.createGame(at.newGame(at.other, { seats }));
    // Whoever is both host and at a seat is at one table.
    await at.store.createGame(at.newGame(at.game, { host: ann }));
    const lists = { summary: '{}', freed: [], taken: seats };
    const sit = (tables: number) =>
      at.store.append(at.append(1, [event('sit')], { lists, most: { identity: ann, tables } }));
    expect(await sit(1)).toEqual({ ok: false, why: 'too-many' });
    expect(await at.contents()).toEqual(['created']);
    expect(await at.store.openGamesOf(ann)).toBe(2);
    expect(await sit(2)).toEqual({ ok: true });
    expect(await at.store.openGamesOf(ann)).toBe(2);
  });

  test('of tables somebody sits down at at once, at one node or two, none is one too many', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    const games = Array.from({ length: 20 }, (_, i) => at.own(`one-of-many-${i}`));
    for (const game of games) await at.store.createGame(at.newGame(game));
    const lists = { summary: '{}', freed: [], taken: [{ seat: 0, identity: ann }] };
    const more = { lists, most: { identity: ann, tables: 5 } };
    const nodes = at.store.isShared ? [at.store, await at.another()] : [at.store];
    const sat = games.map((game, i) =>
      nodes[i % nodes.length].append(at.append(1, [event('sit')], { game, ...more })),
    );
    expect((await Promise.all(sat)).filter(({ ok }) => ok)).toHaveLength(5);
    expect(await at.store.openGamesOf(ann)).toBe(5);
    await nodes[1]?.close();
  });

  test('games that are over come page by page: those that ended before a time', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    const seats = [{ seat: 0, identity: ann }];
    await at.store.createGame(at.newGame(at.game, { seats }));
    await at.store.createGame(at.newGame(at.other, { seats }));
    await at.store.append(at.append(1, [event('a')], { status: 'over', at: 7 }));
    const before = async (time?: number) => (await at.store.gamesOf(ann, 10, time)).map(({ id }) => id);
    expect(await before()).toEqual([at.other, at.game]);
    expect(await before(8)).toEqual([at.other, at.game]);
    expect(await before(7)).toEqual([at.other]);
  });

  test('everything is there when it is opened again', async () => {
    await at.store.createGame(at.newGame(at.game));
    await at.store.append(at.append(1, [event('a', 'm1')]));
    const late = at.store;
    await at.store.close();
    await expect(late.gameById(at.game)).rejects.toThrow();
    await at.open();
    expect(await at.contents()).toEqual(['created', 'a']);
    expect(migrationFiles().length).toBeGreaterThanOrEqual(3);
  });
});
