import { fileURLToPath } from 'node:url';
import { readRecord, registryOf, registryWith, replay, setupIn } from '@bastide/rules';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { loadExpansions } from '../foreign.ts';
import { Player } from '../testing/player.ts';
import { filePlace, postgresPlace, type StorePlace } from '../testing/stores.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const folder = (version: number) =>
  fileURLToPath(new URL(`../testing/expansion-toll-${version}`, import.meta.url));
const SETUP = { sets: ['base', 'toll'], options: {}, players: 2 };

const servers: TestServer[] = [];
const players: Player[] = [];
let place: StorePlace | undefined;
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  for (const server of servers.splice(0)) await server.remove();
  await place?.remove();
  place = undefined;
});

/** A server with a version of the set, in place of the one before. */
async function serve(version: number): Promise<TestServer> {
  await servers.pop()?.remove();
  place ??= await filePlace();
  const server = await testServer({}, place, { expansions: [folder(version)] });
  servers.push(server);
  return server;
}

/** The same people, with a page of this version. */
async function comeBack(server: TestServer, version: number, before: readonly Player[]): Promise<Player[]> {
  const { registry } = await loadExpansions([folder(version)]);
  return Promise.all(
    before.map(async ({ name, cookie, player }) => {
      const again = Object.assign(new Player(server.url, name), { cookie, player, rules: registry });
      players.push(again);
      await again.connect();
      return again;
    }),
  );
}

async function begin(server: TestServer, moves: number) {
  const { registry } = await loadExpansions([folder(1)]);
  const { ann, bob, game } = await twoAtTable(server.url, { setup: SETUP }, server.url, registry);
  players.push(ann, bob);
  await playToEnd(game, [ann, bob], moves);
  return { game, people: [ann, bob] };
}

describe('a set whose rules have changed since a game began', () => {
  test('the game is played to its end by the rules it began with', async () => {
    const { game, people } = await begin(await serve(1), 90);
    const server = await serve(2);
    const again = await comeBack(server, 2, people);
    for (const player of again) await player.open(game);
    await playToEnd(game, again);
    const record = await again[0].get(`/api/games/${game}/record`);
    expect(record).toMatchObject({ version: 1, versions: { toll: 1 } });
    const read = readRecord(record);
    if ('error' in read) throw new Error(read.error);
    for (const version of [1, 2]) {
      const { registry } = await loadExpansions([folder(version)]);
      const { toll: _, ...options } = read.ok.options;
      const made = registry.newGame(setupIn({ ...read.ok, options }));
      if ('error' in made) throw new Error(made.error);
      expect(replay(read.ok, made.ok)).toEqual({ ok: [] });
    }
    // A new game is by the new rules.
    const { game: next } = await again[0].create({ setup: SETUP });
    expect((await again[0].open(next)).info.terms.setup).toMatchObject({ versions: { toll: 2 } });
  });

  test('where they are gone it is ended with its points and told why', async () => {
    const { game, people } = await begin(await serve(1), 90);
    const stored = await servers[0].hall.store.snapshotOf(game);
    expect(stored?.seq).toBeGreaterThanOrEqual(64);
    const server = await serve(3);
    const [ann] = await comeBack(server, 3, people);
    expect(await ann.ask({ do: 'open', game })).toMatchObject({ tell: 'refused', error: 'settled' });
    const [{ kind, content }] = (await server.hall.store.eventsFrom(game, 0)).slice(-1);
    expect([kind, content]).toMatchObject(['over', { reason: 'rules', scores: stored?.scores }]);
    expect(await server.hall.store.gameById(game)).toMatchObject({ status: 'over', broken: undefined });
    expect(await ann.get('/api/my-games')).toMatchObject({ tables: [{ game, status: 'over' }] });
    // Told again, and written down once.
    expect(await ann.ask({ do: 'open', game })).toMatchObject({ error: 'settled' });
  });
});

describe.runIf(inject('postgres') !== '')('two versions of nodes on one PostgreSQL', () => {
  const newer = registryOf(registryWith().expansions, 2);

  test('new games are by the rules both have, until the older node is gone', async () => {
    place = await postgresPlace();
    const old = await testServer({}, place);
    const fresh = await testServer({ rulesVersion: 2 }, place);
    servers.push(old, fresh);
    const versionOf = ({ info }: { info: { terms: { setup: object } } }) => info.terms.setup;
    const { ann, bob, game } = await twoAtTable(fresh.url, {}, old.url, newer);
    players.push(ann, bob);
    bob.rules = registryWith();
    expect(versionOf(ann.table(game))).toMatchObject({ version: 1 });
    await playToEnd(game, [ann, bob], 12);

    await servers.shift()?.remove();
    const { game: next } = await ann.create({});
    expect(versionOf(await ann.open(next))).toMatchObject({ version: 2 });

    // An older node that comes once more leaves alone what it does not know, and says so.
    const back = await testServer({}, place);
    servers.push(back);
    const late = Object.assign(new Player(back.url, 'Bob'), { cookie: bob.cookie, player: bob.player });
    players.push(late);
    await late.connect();
    expect(await late.ask({ do: 'open', game: next })).toMatchObject({ error: 'newer' });
    expect(await back.hall.store.gameById(next)).toMatchObject({ status: 'waiting', broken: undefined });
    await late.open(game);
  });
});
