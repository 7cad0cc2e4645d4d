import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { TEST_CONFIG, testServer } from '../testing/house-server.ts';
import { Player } from '../testing/player.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';

test('floods: too many messages end the connection, too many requests, guests or connections are refused', async () => {
  const limits = {
    ...DEFAULT_LIMITS,
    perAddress: { size: 40, perSecond: 0.01 },
    guestsPerAddress: { size: 3, perSecond: 0.01 },
    socketsPerPlayer: 2,
    tablesPerPlayer: 1,
  };
  const strict = await testServer({ ...TEST_CONFIG, limits });
  const eve = await Player.join(strict.url, 'Eve');
  eve.comesBack = false;
  for (let i = 0; i < 200; i++) eve.sendText(`{"do":"ping","id":"p${i}"}`);
  await new Promise((resolve) => eve.socket?.once('close', resolve));
  expect(eve.closed).toMatchObject([{ code: 4002 }]);
  expect(eve.heard.filter(({ tell }) => tell === 'done').length).toBeLessThanOrEqual(61);
  await eve.connect();
  await eve.connect();
  const { socket } = eve;
  await expect(eve.connect()).rejects.toThrow('503');
  eve.socket = socket;
  const guest = new Player(strict.url);
  // A made-up address from a header nobody may send does not help.
  const forward = { 'x-forwarded-for': '203.0.113.9' };
  for (let i = 0; i < 2; i++) await guest.post('/api/guest', { name: 'G' }, forward);
  await expect(guest.post('/api/guest', { name: 'G' }, forward)).rejects.toThrow('too-fast');
  const { game } = await eve.create();
  await eve.open(game);
  await eve.sit(game);
  await expect(eve.create()).rejects.toThrow('too-many');
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => fetch(new URL('/api/tables', strict.url))),
  );
  expect(statuses.some(({ status }) => status === 429)).toBe(true);
  eve.leave();
  await strict.remove();
});

test('who does not read is cut off, and costs the others nothing', async () => {
  const limits = { ...TEST_CONFIG.limits, unread: 50_000 };
  const small = await testServer({ limits });
  const { ann, bob, game } = await twoAtTable(small.url);
  const eve = await Player.join(small.url, 'Eve');
  await eve.open(game);
  eve.comesBack = false;
  eve.socket?.pause();
  const isCut = () => small.gateway.connectionsOf(eve.player).length === 0;
  const text = 'x'.repeat(300);
  await Promise.all(Array.from({ length: 50 }, () => ann.must({ do: 'say', game, text })));
  // The buffers of the system swallow some megabytes before anything is left unread.
  for (let i = 0; i < 200 && !isCut(); i++) {
    for (let n = 0; n < 20; n++) eve.sendText(JSON.stringify({ do: 'open', id: `o${i}-${n}`, game }));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(isCut()).toBe(true);
  await playToEnd(game, [ann, bob], 2);
  for (const one of [ann, bob, eve]) one.leave();
  await small.remove();
});
