import { once } from 'node:events';
import { WebSocket } from 'ws';
import { wait } from './process.ts';
import { type Latency, latencyOf } from './scenarios.ts';

/** The way of a move without a game: so many sockets, a word a second each, flushed and said back. */
export async function floor(url: string, sockets: number, seconds: number): Promise<Latency> {
  const all = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(url);
      await once(socket, 'open');
      return socket;
    }),
  );
  const found: number[] = [];
  const begins = performance.now();
  await Promise.all(
    all.map(async (socket, i) => {
      for (let tick = 0; tick < seconds; tick++) {
        await wait(Math.max(0, begins + 1000 * (tick + i / sockets) - performance.now()));
        const sent = performance.now();
        socket.send(WORD);
        await once(socket, 'message');
        found.push(performance.now() - sent);
      }
      socket.close();
    }),
  );
  return latencyOf(found, sockets, seconds);
}

/** As long as the news of a move. */
const WORD = 'x'.repeat(300);
