import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { type ServedGames, serveGames } from '../serve.ts';
import { isFile } from '../store/is-file.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { RemoteStore } from './remote-store.ts';
import { Shard } from './shard.ts';

/** Serves as one of several processes on one port, for as long as the one that started it wants. */
export async function serveShard(config: Config): Promise<void> {
  const send = (message: FromProcess) => process.send?.(message, undefined, undefined, () => {});
  // Who ends the server tells the process that started us, and that one tells us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const remote = isFile(config.store) ? new RemoteStore(send) : undefined;
  let served: Promise<ServedGames> | undefined;
  process.on('message', (message: ToProcess, socket: Socket | undefined) => {
    if (message.tell === 'begin') {
      served = begin(message, config, remote);
      served.then(
        ({ url }) => send({ tell: 'ready', url }),
        // One that can't serve is no use: it ends, and is started again.
        (error) => process.send?.(failureOf(error), undefined, undefined, () => process.exit(1)),
      );
    } else if (message.tell === 'answers') remote?.answer(message.batch, message.answers);
    else if (message.tell === 'notices') remote?.notify(message.notices);
    else if (message.tell === 'line' && socket !== undefined) {
      socket.on('error', () => socket.destroy());
      const { method, url, headers, head } = message.line;
      const request = { method, url, headers, socket } as unknown as IncomingMessage;
      void served?.then(({ gateway }) => gateway.upgrade(request, socket, Buffer.from(head)));
    } else if (message.tell === 'stop')
      void Promise.resolve(served?.then((one) => one.close())).finally(() => process.exit(0));
  });
  send({ tell: 'up' });
}

function begin(
  { index, count, options }: Extract<ToProcess, { tell: 'begin' }>,
  config: Config,
  remote: RemoteStore | undefined,
): Promise<ServedGames> {
  const botThreads = Math.max(1, Math.floor(config.botThreads / count));
  return serveGames(
    { ...options, shard: new Shard(index, count), ...(remote && { store: remote.store }) },
    { ...config, botThreads },
  );
}

function failureOf(error: NodeJS.ErrnoException): FromProcess {
  const { message, code } = error;
  return {
    tell: 'failed',
    message,
    isStore: error instanceof StoreUnavailable,
    ...(code !== undefined && { code }),
  };
}
