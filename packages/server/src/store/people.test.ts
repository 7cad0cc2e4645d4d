import { expect, test } from 'vitest';
import { event, everyStore } from '../testing/contract.ts';

everyStore((at) => {
  test('an identity is found by the hash of its token until the session ends', async () => {
    const ann = { id: at.own('ann'), name: 'Ann', isKept: false, createdAt: 1 };
    await at.store.createIdentity(ann, at.own('hash'));
    await at.store.addSession(ann.id, at.own('hash2'), 2);
    await at.store.rename(ann.id, 'Anna');
    const since = { guest: 0, kept: 0 };
    expect(await at.store.identityBySession(at.own('hash2'), since)).toEqual({
      identity: { ...ann, name: 'Anna' },
      seenAt: 2,
      createdAt: 2,
    });
    expect(await at.store.endSession(at.own('hash2'))).toBe(true);
    expect(await at.store.endSession(at.own('hash2'))).toBe(false);
    expect(await at.store.identityBySession(at.own('hash2'), since)).toBeUndefined();
    expect(await at.store.standingSessions([at.own('hash'), at.own('hash2')])).toEqual([at.own('hash')]);
    const key = { id: at.own('k'), identity: ann.id, publicKey: 'AQ', counter: 0, transports: '[]' };
    await at.store.addPasskey(key, 3);
    await at.store.countPasskeyUse(key.id, 5);
    expect(await at.store.passkeysOf(ann.id)).toEqual([{ ...key, counter: 5 }]);
    expect(await at.store.identityById(ann.id)).toMatchObject({ isKept: true });
    expect(await at.store.sessionsOf(ann.id)).toEqual([{ hash: at.own('hash'), createdAt: 1, seenAt: 1 }]);
    await at.store.addPasskey({ ...key, id: at.own('k2') }, 4);
    expect(await at.store.listPasskeys(ann.id)).toEqual([
      { id: key.id, createdAt: 3 },
      { id: at.own('k2'), createdAt: 4 },
    ]);
    const removed = await Promise.all([key.id, at.own('k2')].map((id) => at.store.removePasskey(ann.id, id)));
    expect(removed.filter(Boolean)).toHaveLength(1);
  });

  test('a session nobody has used ends, sooner for a guest; a guest who left nothing behind is forgotten', async () => {
    // Those of other tests.
    await at.store.endIdleSessions({ guest: 50, kept: 50 }, 1000);
    const [guest, kept, seated] = ['guest', 'kept', 'seated'].map(at.own);
    for (const id of [guest, kept, seated])
      await at.store.createIdentity({ id, name: 'A', isKept: false, createdAt: 100 }, id);
    const key = { id: kept, identity: kept, publicKey: '', counter: 0, transports: '[]' };
    await at.store.addPasskey(key, 100);
    await at.store.mute(kept, guest, true);
    await at.store.createGame(at.newGame(at.game, { seats: [{ seat: 0, identity: seated }] }));
    const stands = async () => at.store.standingSessions([guest, kept, seated]);
    expect(await at.store.identityBySession(guest, { guest: 101, kept: 0 })).toBeUndefined();
    expect(await at.store.identityBySession(kept, { guest: 101, kept: 0 })).toBeDefined();
    await at.store.touchSessions([guest], 150);
    expect(await at.store.endIdleSessions({ guest: 120, kept: 50 }, 1000)).toBe(1);
    expect(await stands()).toEqual([guest, kept]);
    expect(await at.store.identityById(seated)).toBeDefined();
    expect(await at.store.endIdleSessions({ guest: 200, kept: 100 }, 1000)).toBe(1);
    expect(await stands()).toEqual([kept]);
    expect(await at.store.identityById(guest)).toBeUndefined();
    expect(await at.store.mutedBy(kept)).toEqual([]);
    expect(await at.store.endIdleSessions({ guest: 200, kept: 101 }, 1000)).toBe(1);
    expect(await at.store.identityById(kept)).toBeDefined();
  });

  test('a voucher can be used once, in time, for what it is', async () => {
    await at.store.addVoucher({ hash: 'h', kind: 'ticket', content: 'c', expiresAt: 100 });
    expect(await at.store.takeVoucher('challenge', 'h', 50)).toBeUndefined();
    const answers = await Promise.all([1, 2, 3].map(() => at.store.takeVoucher('ticket', 'h', 50)));
    expect(answers.filter((content) => content === 'c')).toHaveLength(1);
    await at.store.addVoucher({ hash: 'h', kind: 'ticket', content: 'c', expiresAt: 100 });
    expect(await at.store.takeVoucher('ticket', 'h', 100)).toBeUndefined();
  });

  test('what is said at once gets numbers of its own', async () => {
    const ann = at.own('ann');
    await at.store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    await at.store.createGame(at.newGame(at.game));
    const say = (message: string) =>
      at.store.addChat({ game: at.game, identity: ann, content: message, at: 1, message });
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map(say));
    expect([...numbers].sort()).toEqual([0, 1, 2, 3]);
    // A message that comes again was said.
    expect(await say('c')).toBe(numbers[2]);
    expect(await at.store.chatsFrom(at.game, 0, 9)).toHaveLength(4);
    expect(await at.store.chatsFrom(at.game, 0, 2)).toMatchObject([{ n: 2 }, { n: 3 }]);
    await at.store.mute(ann, ann, true);
    await at.store.mute(ann, ann, true);
    expect(await at.store.mutedBy(ann)).toEqual([ann]);
  });

  test('who has gone for good says nothing more, sits nowhere, mutes and reports nobody, and that is no fault', async () => {
    const { store, game } = at;
    const [gone, ann] = [at.own('gone'), at.own('ann')];
    await store.createIdentity({ id: ann, name: 'Ann', isKept: false, createdAt: 1 }, at.own('hash'));
    await store.createGame(at.newGame(game));
    expect(await store.addChat({ game, identity: gone, content: '{}', at: 1, message: 'm' })).toBeUndefined();
    const lists = { summary: '{}', freed: [], taken: [{ seat: 0, identity: gone }] };
    const sat = at.append(1, [event('sat')], { lists, most: { identity: gone, tables: 9 } });
    expect(await store.append(sat)).toEqual({ ok: false, why: 'not-signed-in' });
    expect(await at.contents()).toEqual(['created']);
    for (const [one, other] of [
      [gone, ann],
      [ann, gone],
    ]) {
      await store.mute(one, other, true);
      expect(await store.mutedBy(one)).toEqual([]);
      const report = {
        id: at.own('report'),
        at: 1,
        reporter: one,
        reported: other,
        reason: 'name',
        words: '',
      };
      expect(await store.addReport(report)).toBe(false);
    }
    const mail = { identity: gone, address: 'a@b.example', language: 'en', token: 't' };
    expect(await store.setMailAddress(mail)).toBe(false);
  });

  test('with its results a game that nobody was rated by needs nobody any more, unless something has happened since', async () => {
    const guests = [0, 1].map((seat) => ({ seat, name: 'Guest', points: 1, place: 1, isRated: true }));
    const results = guests.map((guest) => ({ ...guest, identity: undefined }));
    await at.store.createGame(at.newGame(at.game, { wakeAt: 3 }));
    const isDue = async () => (await at.store.dueGames(at.own('node'), 5, 1000)).includes(at.game);
    expect(await at.store.recordResults(at.game, results, ['all'], 5)).toEqual([]);
    expect(await isDue()).toBe(true);
    expect(await at.store.recordResults(at.game, results, ['all'], 5, 2)).toEqual([]);
    expect(await isDue()).toBe(true);
    expect(await at.store.recordResults(at.game, results, ['all'], 5, 1)).toEqual([]);
    expect(await isDue()).toBe(false);
    await at.store.createGame(at.newGame(at.other, { wakeAt: 3 }));
    await at.store.recordResults(at.other, results, ['all'], 5, 1);
    expect(await at.store.gameById(at.other)).toMatchObject({ isRated: true, wakeAt: undefined });
  });

  test('results count once; only kept identities are rated, against each other', async () => {
    for (const id of ['ann', 'bob', 'guest'])
      await at.store.createIdentity({ id, name: id, isKept: false, createdAt: 1 }, id);
    for (const id of ['ann', 'bob'])
      await at.store.addPasskey({ id, identity: id, publicKey: '', counter: 0, transports: '[]' }, 1);
    await at.store.createGame(at.newGame(at.game, { wakeAt: 4 }));
    const results = ['ann', 'bob', 'guest'].map((identity, seat) => ({
      seat,
      identity,
      name: identity,
      points: 50 - seat,
      place: seat + 1,
      isRated: true,
    }));
    const pools = ['all', 'speed/live'];
    const changes = await at.store.recordResults(at.game, results, pools, 5, 1);
    // They are still to be told to the table.
    expect(await at.store.gameById(at.game)).toMatchObject({ wakeAt: 4 });
    expect(changes).toMatchObject([
      { seat: 0, before: 1500, after: expect.closeTo(1662.3, 1) },
      { seat: 1, before: 1500, after: expect.closeTo(1337.7, 1) },
    ]);
    expect(await at.store.recordResults(at.game, results, pools, 6)).toEqual(changes);
    const [ann, bob, ...rest] = await at.store.leaderboard({ pool: 'speed/live', players: 3 }, 10, 350);
    expect(await at.store.leaderboard({ pool: 'speed/days', players: 3 }, 10, 350)).toEqual([]);
    expect(await at.store.leaderboard({ pool: 'all', players: 3 }, 10, 150)).toEqual([]);
    expect((await at.store.ratingsOf('ann')).map(({ pool, games }) => [pool, games])).toEqual([
      ['all', 1],
      ['speed/live', 1],
    ]);
    expect([await at.store.openlyRated('ann'), await at.store.openlyRated('guest')]).toEqual([1, 0]);
    expect([ann.name, bob.name, rest.length]).toEqual(['ann', 'bob', 0]);
    expect(ann.rating).toBeCloseTo(1662.3, 1);
    expect(bob.rating).toBeCloseTo(1337.7, 1);
    expect(await at.store.ratingsOf('guest')).toEqual([]);
    expect(await at.store.resultsOf('guest', 5)).toEqual([
      { game: at.game, players: 3, points: 48, place: 3, endedAt: 5, against: ['ann', 'bob'] },
    ]);
    // Whoever leaves a game too early loses points, and is none the better known.
    await at.store.createGame(at.newGame(at.other));
    const left = results.map((one) => ({
      ...one,
      isRated: false,
      isMet: true,
      hasForfeited: one.seat === 1,
    }));
    expect(await at.store.recordResults(at.other, left, pools, 6)).toMatchObject([{ seat: 1 }]);
    expect([await at.store.openlyRated('ann'), await at.store.openlyRated('bob')]).toEqual([1, 1]);
  });

  test('presence: the newest connection of a player counts, and only on living nodes', async () => {
    await at.store.beat('one', 1000, 0);
    await at.store.beat('two', 2000, 0);
    await at.store.setPresence(at.game, { identity: 'ann', node: 'one', connection: 'c1' });
    await at.store.setPresence(at.game, { identity: 'ann', node: 'two', connection: 'c2' });
    await at.store.clearPresence(at.game, { identity: 'ann', connection: 'c1' });
    expect(await at.store.presenceAt(at.game, 500)).toEqual([
      { identity: 'ann', node: 'two', connection: 'c2' },
    ]);
    expect(await at.store.presenceAt(at.game, 2500)).toEqual([]);
  });
});
