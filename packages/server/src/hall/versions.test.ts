import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@bastide/protocol';
import { RULES_VERSION, readRecord, registryOf, registryWith, replay, setupIn } from '@bastide/rules';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { loadExpansions } from '../foreign.ts';
import { nextBuild } from '../testing/next-build.ts';
import { NodeProcess } from '../testing/node-process.ts';
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
    // As far as a state is stored, and no game is over yet.
    const { game, people } = await begin(await serve(1), 84);
    const stored = await servers[0].hall.store.snapshotOf(game);
    expect(stored?.seq).toBeGreaterThanOrEqual(64);
    const server = await serve(3);
    const [ann] = await comeBack(server, 3, people);
    // Several may find it so at once.
    const codes = [1, 2].map(() => server.hall.table(game).catch(({ code }) => code));
    expect(await ann.ask({ do: 'open', game })).toMatchObject({ tell: 'refused', error: 'settled' });
    expect(await Promise.all(codes)).toEqual(['settled', 'settled']);
    const [{ kind, content }] = (await server.hall.store.eventsFrom(game, 0)).slice(-1);
    expect([kind, content]).toMatchObject(['over', { reason: 'rules', scores: stored?.scores }]);
    expect(await server.hall.store.gameById(game)).toMatchObject({ status: 'over', broken: undefined });
    expect(await ann.get('/api/my-games')).toMatchObject({ tables: [{ game, status: 'over' }] });
    // Told again, and written down once.
    expect(await ann.ask({ do: 'open', game })).toMatchObject({ error: 'settled' });
  });
});

test('an older node leaves alone a game by rules it does not know, and says so', async () => {
  place = await filePlace();
  const newer = await testServer({ rulesVersion: RULES_VERSION + 1 }, place);
  const ann = await Player.join(newer.url, 'Ann');
  const { game } = await ann.create({});
  ann.leave();
  await newer.remove();
  const older = await testServer({}, place);
  servers.push(older);
  const late = Object.assign(new Player(older.url, 'Ann'), { cookie: ann.cookie, player: ann.player });
  players.push(late);
  await late.connect();
  expect(await late.ask({ do: 'open', game })).toMatchObject({ error: 'newer' });
  expect(await older.hall.store.gameById(game)).toMatchObject({ status: 'waiting', broken: undefined });
});

describe.runIf(inject('postgres') !== '')('two builds of nodes on one PostgreSQL', () => {
  const next = registryOf(registryWith().expansions, RULES_VERSION + 1);
  const versionOf = ({ info }: { info: { terms: { setup: { version?: number | undefined } } } }) =>
    info.terms.setup.version;

  test('are upgraded one after the other: a game goes on, and new ones are by the rules both have', async () => {
    place = await postgresPlace();
    const build = nextBuild();
    const old = await NodeProcess.start(place.where);
    // Its migration runs while the older node is at work.
    const fresh = await NodeProcess.start(place.where, [build.main]);
    try {
      const { ann, bob, game } = await twoAtTable(fresh.url, {}, old.url);
      players.push(ann, bob);
      expect(versionOf(ann.table(game))).toBe(RULES_VERSION);
      await playToEnd(game, [ann, bob], 12);
      await old.kill('SIGTERM');

      // Alone the newer node tells pages from before to load themselves anew; as the newer page they go on.
      const late = new Player(fresh.url, 'Late');
      Object.assign(late, { speaks: { protocol: PROTOCOL, rules: RULES_VERSION }, comesBack: false });
      await late.signUp();
      await late.connect();
      players.push(late);
      expect(late.received[0]).toMatchObject({ tell: 'hello', fit: 'old' });
      for (const one of [ann, bob]) {
        Object.assign(one, {
          url: fresh.url,
          rules: next,
          speaks: { protocol: PROTOCOL + 1, rules: RULES_VERSION + 1 },
        });
        await one.connect();
        await one.open(game);
      }
      expect(ann.table(game).head).toBe(bob.table(game).head);
      await playToEnd(game, [ann, bob], 12);
      const { game: later } = await ann.create({});
      expect(versionOf(await ann.open(later))).toBe(RULES_VERSION + 1);
      // Nobody goes back: the database is of the newer one.
      await expect(NodeProcess.start(place.where)).rejects.toThrow('newer than this program');
    } finally {
      await Promise.all([old, fresh].map((node) => node.kill()));
      build.remove();
    }
  });
});
