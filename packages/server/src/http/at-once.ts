import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** No browser and no proxy asks for more on one line before it has the first answer; each takes memory until it is read. */
const MOST = 16;

/** Cuts a line on which ever more is asked and nothing read. */
export function limitAtOnce(app: FastifyInstance): void {
  const asked = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const open = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, open);
    if (open <= MOST) return;
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    asked.set(socket, (asked.get(socket) ?? 1) - 1);
  });
}
