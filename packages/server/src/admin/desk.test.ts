import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrokenGame, NewerGame } from '../hall/unplayable.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Player } from '../testing/player.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { someoneIsAsked, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { Desk } from './desk.ts';

/** What whoever runs a server does is seen by those who play on it. */
describe.each(storeKinds())('at the desk of a server on $kind', ({ place: newPlace }) => {
  const players: Player[] = [];
  let place: StorePlace;
  let server: TestServer;
  let desk: Desk;
  beforeAll(async () => {
    place = await newPlace();
    server = await testServer({}, place);
    ({ desk } = server);
  });
  afterAll(async () => {
    for (const one of players) one.leave();
    await server.remove();
    await place.remove();
  });
  const two = async (
    ...given: Parameters<typeof twoAtTable> extends [string, ...infer Rest] ? Rest : never
  ) => {
    const table = await twoAtTable(server.url, ...given);
    players.push(table.ann, table.bob);
    return table;
  };

  test('a table is listed, looked at without its secrets, and closed for everybody', async () => {
    const { ann, bob, game } = await two();
    expect(await desk.tables({ status: 'playing', player: ann.player })).toMatchObject([
      { id: game, seats: ['Ann', 'Bob'] },
    ]);
    const shown = JSON.stringify(await desk.inspect(game));
    const row = await server.hall.store.gameById(game);
    for (const secret of [row?.seed, row?.playKey, row?.watchKey]) expect(shown).not.toContain(secret);
    await desk.close('root', game);
    for (const one of [ann, bob]) await one.until(() => one.table(game).info.result?.reason === 'closed');
    await expect(desk.close('root', 'none')).rejects.toThrow('there is no game “none”');
  });

  test('a game that can’t be replayed is found with its reason, and ended', async () => {
    const { game } = await two();
    const { store } = server.hall;
    const row = await store.gameById(game);
    await store.setAside(game, 'no such set');
    expect(await desk.tables({ isBroken: true })).toMatchObject([{ id: game, broken: 'no such set' }]);
    // Not the server's own, which has it in memory still.
    const table = () => Promise.reject(new BrokenGame(game, 'no such set'));
    const aside = new Desk({ hall: server.hall, store, now: Date.now, table, ended: () => {} });
    await aside.close('root', game);
    expect(await store.gameById(game)).toMatchObject({ status: 'over', head: (row?.head ?? 0) + 1 });
    expect(await desk.tables({ isBroken: true })).toEqual([]);
  });

  test('who is banned is out at once, leaves the seat, and can’t sign in until the ban is over', async () => {
    const { ann, bob, game } = await two({ timeout: 'out' });
    await bob.post('/api/me', { name: 'Bertrand' });
    const key = new Authenticator();
    await bob.keep(key);
    await desk.ban('root', bob.player, 3, 'rude');
    await ann.until(() => ann.table(game).info.seats[1].left !== undefined);
    await expect(bob.post('/api/ticket', {})).rejects.toThrow('not-signed-in');
    await expect(bob.signIn(key)).rejects.toThrow('banned');
    expect(await desk.bans()).toMatchObject([{ identity: bob.player, reason: 'rude' }]);
    await desk.unban('root', bob.player);
    await bob.signIn(key);
  });

  test('a table that can’t be opened here keeps nobody from being banned or forgotten, and both are written down', async () => {
    const { ann, bob, game } = await two();
    const { hall } = server;
    const table = (id: string) =>
      id === game ? Promise.reject(new NewerGame(game, 'newer-rules')) : hall.table(id);
    const ended: string[] = [];
    const aside = new Desk({
      hall,
      store: hall.store,
      now: Date.now,
      table,
      ended: (one) => ended.push(one),
    });
    expect(await aside.ban('root', ann.player, 1, 'rude')).toMatchObject({
      banned: ann.player,
      stuck: [game],
    });
    await expect(ann.post('/api/ticket', {})).rejects.toThrow('not-signed-in');
    expect(await aside.erase('root', bob.player)).toMatchObject({ deleted: bob.player, stuck: [game] });
    expect(ended).toHaveLength(2);
    expect((await desk.log()).slice(0, 2)).toMatchObject([
      { action: 'delete', subject: bob.player },
      { action: 'ban', subject: ann.player },
    ]);
    expect(await desk.ban('root', ann.player, 1, 'rude')).not.toHaveProperty('stuck');
  });

  test('what players report is read, settled, and written down', async () => {
    const { ann, bob, game } = await two();
    await bob.must({ do: 'say', game, text: 'rude' });
    await ann.post('/api/reports', { player: bob.player, reason: 'words', game, line: 0 });
    const [report] = (await desk.reports(false)) as { id: string }[];
    expect(report).toMatchObject({ reportedName: 'Bob', said: { text: 'rude' } });
    await desk.settleReport('root', report.id);
    expect(await desk.reports(false)).toEqual([]);
    expect(await desk.reports(true)).toHaveLength(1);
    expect((await desk.log())[0]).toMatchObject({ operator: 'root', action: 'settle', subject: report.id });
  });

  test('all of a person is handed out, then forgotten: no name, no words, no way back; the game goes on', async () => {
    const { ann, bob, game } = await two();
    const eve = await Player.join(server.url, 'Eve');
    players.push(eve);
    const name = 'Bartholomew';
    await bob.post('/api/me', { name });
    await bob.connect();
    const { game: own } = await bob.create();
    for (const one of [bob, eve]) await one.open(own);
    await bob.sit(own);
    await bob.must({ do: 'say', game: own, text: 'my secret' });
    await bob.post('/api/programs', { name: `${name} jr` });
    const data = await desk.export('root', bob.player);
    expect(data).toMatchObject({ identity: [{ name }], seats: [{}, {}], programs: [{ name: `${name} jr` }] });
    expect(JSON.stringify(data)).toContain('my secret');
    await desk.erase('root', bob.player);
    await expect(bob.post('/api/ticket', {})).rejects.toThrow('not-signed-in');
    await ann.until(() => ann.table(game).info.seats[1].name === '—');
    // Everything a store says of them, as a node that comes later reads it.
    const left = await server.hall.store.personData(bob.player);
    const dump = JSON.stringify([
      left,
      await desk.inspect(own),
      await desk.inspect(game),
      await desk.tables({ player: bob.player }),
    ]);
    for (const trace of [name, 'my secret', '"Bob"']) expect(dump).not.toContain(trace);
    expect(left).toMatchObject({ sessions: [], passkeys: [], ratings: [], programs: [], reported: [] });
    expect((await desk.log()).slice(0, 2)).toMatchObject([
      { action: 'delete', subject: bob.player },
      { action: 'export', subject: bob.player },
    ]);
    expect(JSON.stringify(await desk.log())).not.toContain(name);
    await someoneIsAsked(game, [ann]);
    expect((await ann.playAny(game)).tell).toBe('done');
  });
});
