import { promiseOf, verifyFair } from '@bastide/protocol';
import { readRecord } from '@bastide/rules';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const clock = new TestClock();
let server: TestServer;
const players: Player[] = [];
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  await server.remove();
});

/** Ann and Bob have sat down; Bob may keep what he has promised to himself. */
async function seated(reveals: boolean) {
  server = await testServer({ now: clock.now });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Player.join(server.url, name)));
  players.push(ann, bob);
  bob.reveals = reveals;
  const { game, keys } = await ann.create({});
  for (const one of [ann, bob]) {
    await one.open(game, keys.play);
    await one.sit(game);
  }
  return { ann, bob, game };
}

async function proofOf(ann: Player, game: string) {
  const record = readRecord(await ann.get(`/api/games/${game}/record`));
  if ('error' in record) throw new Error(record.error);
  return record.ok;
}

test('nobody’s nonce is known before all have promised theirs, and luck waits for all', async () => {
  const { ann, bob, game } = await seated(false);
  await ann.until(() => ann.table(game).info.status === 'playing');
  const nonce = bob.nonces.get(game) ?? '';
  const { info } = ann.table(game);
  expect(info).toMatchObject({
    scheme: 'bastide-fair/2',
    seats: [{}, { promise: await promiseOf(game, nonce) }],
  });
  expect([info.nonces, ann.table(game).entries]).toEqual([undefined, []]);
  // Another nonce than the promised one is refused, and changes nothing.
  expect(await bob.ask({ do: 'reveal', game, nonce: '0'.repeat(32) })).toMatchObject({
    error: 'not-allowed',
  });
  expect(ann.table(game).info.nonces).toBeUndefined();
  await bob.must({ do: 'reveal', game, nonce });
  await ann.until(() => ann.table(game).info.nonces?.[1] === nonce);
  expect(await bob.ask({ do: 'reveal', game, nonce })).toMatchObject({ error: 'nothing-asked' });
  await playToEnd(game, [ann, bob]);
  expect(await verifyFair(await proofOf(ann, game))).toMatchObject({ fair: true, unrevealed: 0 });
});

test('who does not show it in time is replaced by the rule, which the proof tells', async () => {
  const { ann, bob, game } = await seated(false);
  await ann.until(() => ann.table(game).info.status === 'playing');
  clock.pass(14_000);
  await server.hall.sweep();
  expect(ann.table(game).info.nonces).toBeUndefined();
  clock.pass(2000);
  await server.hall.sweep();
  await ann.until(() => ann.table(game).info.nonces !== undefined);
  await playToEnd(game, [ann, bob]);
  const record = await proofOf(ann, game);
  expect(await verifyFair(record)).toMatchObject({ fair: true, unrevealed: 1 });
  const { fair } = record as unknown as { fair: { nonces: string[]; promises: string[] } };
  const spoilt = { ...fair, nonces: [fair.nonces[0], '1'.repeat(32)] };
  expect(await verifyFair({ ...record, fair: spoilt } as typeof record)).toMatchObject({
    why: 'wrong-promise',
  });
  const none = { ...fair, promises: ['', ''] };
  expect(await verifyFair({ ...record, fair: none } as typeof record)).toMatchObject({
    why: 'wrong-promise',
  });
});
