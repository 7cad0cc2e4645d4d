import { expect, test } from 'vitest';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

test('a line that has gone silent is told to the others within 8 seconds', async () => {
  const { ann, bob, game } = await server.two();
  const seat = bob.table(game).seat ?? -1;
  const isThere = () => ann.table(game).presence.seats[seat];
  await ann.until(isThere);
  bob.comesBack = false;
  // Bob's network swallows everything: no pong, and no word that he is gone.
  if (bob.socket !== undefined) bob.socket.pong = () => undefined;
  const since = performance.now();
  await ann.until(() => !isThere());
  expect(performance.now() - since).toBeLessThan(8000);
});
