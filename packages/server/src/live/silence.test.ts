import { expect, test } from 'vitest';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

test('a line that has gone silent is told to the others within 8 seconds, and leaves no ghost', async () => {
  const { ann, bob, game } = await server.two();
  const seat = bob.table(game).seat ?? -1;
  const isThere = () => ann.table(game).presence.seats[seat];
  await ann.until(isThere);
  bob.comesBack = false;
  // Bob’s computer has gone to sleep: the line is open, and nobody answers on it.
  bob.socket?.pause();
  const since = performance.now();
  await ann.until(() => !isThere());
  expect(performance.now() - since).toBeLessThan(8000);
  expect(server.gateway.connectionsOf(bob.player).size).toBe(0);
});

test('what a page said on a line it has given up takes no table away from the one it came back on', async () => {
  const { ann, game } = await server.two();
  const { socket: old } = ann;
  // Neither end of it hears anything for a while.
  old?.pause();
  await ann.connect('instead');
  await ann.open(game);
  old?.send(JSON.stringify({ do: 'open', id: 'late', game }));
  const gone = new Promise((resolve) => old?.once('close', resolve));
  old?.resume();
  await gone;
  await ann.must({ do: 'ping' });
  expect(ann.received.filter(({ tell }) => tell === 'taken-over')).toEqual([]);
});
