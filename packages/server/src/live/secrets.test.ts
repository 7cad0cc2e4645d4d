import type { ServerMessage } from '@bastide/protocol';
import { observe } from '@bastide/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { sameHead, someoneIsAsked } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** Everything that leaves the server: frames with whom they go to, answers over HTTP, lines of the log. */
const frames: { readonly text: string; readonly player: string }[] = [];
const bodies: string[] = [];
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ logLevel: 'trace', logTo: { write: (line) => lines.push(line) } });
  server.gateway.spy = (text, { player }) => frames.push({ text, player });
});
afterAll(() => server.remove());

/** A secret in the ways it could be written. */
function spellings(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex');
  return [
    hex,
    hex.toUpperCase(),
    bytes.toString('base64').slice(0, 40),
    bytes.toString('base64url').slice(0, 40),
  ];
}

/** All objects in a message, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

const setups = [
  { sets: ['base'], options: { hand: 3 }, players: 2 },
  { sets: ['base', 'river', 'inns-cathedrals', 'traders-builders'], options: { hand: 3 }, players: 3 },
  { sets: ['base', 'abbot', 'messengers', 'mage-witch', 'hills-sheep'], options: { hand: 3 }, players: 2 },
  { sets: ['base'], options: {}, players: 2 },
] as const;

test('no frame, answer or log line has the seed, the draws to come, or a tile of another hand before the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...setups),
      fc.array(fc.nat(1000), { minLength: 25, maxLength: 40 }),
      async ({ sets, options, players }, choices) => {
        frames.length = 0;
        bodies.length = 0;
        const seated = await Promise.all(
          Array.from({ length: players - 1 }, (_, i) => Player.join(server.url, `P${i}`)),
        );
        const watcher = await Player.join(server.url, 'Watcher');
        const [host] = seated;
        const { game } = await host.create({
          setup: { sets: [...sets], options, players },
          seats: [...seated.map(() => ({ kind: 'person' as const })), { kind: 'bot', level: 'page' }],
        });
        for (const one of [...seated, watcher]) await one.open(game);
        for (const one of seated) await one.sit(game);
        const all = [...seated, watcher];
        for (const choice of choices) {
          const asked = await someoneIsAsked(game, seated);
          if (asked === undefined) break;
          await play(game, asked, all, choice);
          checkViews(game, all);
        }
        bodies.push(
          JSON.stringify(await host.get(`/api/tables/${game}`)),
          JSON.stringify(await host.get('/api/my-games')),
        );
        bodies.push(await host.get(`/api/games/${game}/record`).then(JSON.stringify, String));
        await checkFrames(game, seated);
        // It can be seen at all: at the end everyone gets it.
        for (const one of seated) await one.ask({ do: 'leave', game });
        await host.until(() => host.table(game).info.status === 'over');
        expect(frames.some(({ text }) => text.includes(host.table(game).info.result?.seed ?? '?'))).toBe(
          true,
        );
        for (const one of all) one.leave();
      },
    ),
    { numRuns: 6, interruptAfterTimeLimit: 15_000, endOnFailure: true },
  );
});

/** One action: most often a move, sometimes something else that makes the server speak. */
async function play(game: string, asked: Player, all: readonly Player[], choice: number): Promise<void> {
  const { head } = asked.table(game);
  if (choice % 7 === 0) await asked.ask({ do: 'undo', game, expect: head });
  else if (choice % 7 === 1) await all[all.length - 1].ask({ do: 'open', game });
  else if (choice % 7 === 2) {
    const move = { by: asked.table(game).seat ?? 0, do: 'choose', tile: 'base/D' };
    await asked.ask({ do: 'move', game, expect: head, move });
  } else await asked.playAny(game, (n) => choice % n);
  await sameHead(game, all);
}

/** What each sees is exactly what the rules say their seat may know. */
function checkViews(game: string, all: readonly Player[]): void {
  const truth = server.hall.present(game)?.table;
  if (truth === undefined || all.some((one) => one.table(game).head !== truth.head)) return;
  for (const one of all) {
    const { seat = -1, game: seen } = one.table(game);
    const allowed = observe(truth.engine.load(truth.bytes), seat);
    expect(Buffer.from(seen.save()).equals(Buffer.from(allowed.save()))).toBe(true);
  }
}

async function checkFrames(game: string, seated: readonly Player[]): Promise<void> {
  const row = await server.hall.store.gameById(game);
  const secrets = spellings(row?.seed ?? '');
  expect(row?.seed).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of secrets) {
    for (const { text } of frames) expect(text.includes(secret)).toBe(false);
    for (const text of [...bodies, ...lines]) expect(text.includes(secret)).toBe(false);
  }
  expect(lines.length).toBeGreaterThan(0);
  let deals = 0;
  for (const { text, player } of frames) {
    const seat = seated.findIndex((one) => one.player === player);
    for (const object of objectsIn(JSON.parse(text) as ServerMessage)) {
      const isDeal = object.do === 'deal' || object.event === 'dealt';
      if (!isDeal) continue;
      deals++;
      if ((object.to ?? object.seat) !== seat) expect(object.tile ?? '').toBe('');
      else expect(object.tile).not.toBe('');
    }
  }
  const { setup } = seated[0].table(game).info.terms;
  if (setup.options.hand === 3) expect(deals).toBeGreaterThan(0);
}
