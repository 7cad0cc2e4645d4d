import type { Config } from '../config.ts';
import { type Served, serveGames } from '../serve.ts';
import { checkCopy, putBack } from '../store/libsql/copy.ts';
import { orRefuse } from './desk.ts';
import { askAt, type DeskRequest } from './requests.ts';
import { listenAt, socketOf } from './socket.ts';

/**
 * Serves the page and the games, and whoever runs the server can ask it at a socket beside its store. A backup is put back by ending
 * everything, as if it were stopped, and beginning anew on the same port: pages come back by themselves.
 */
export async function keepServing(
  options: Parameters<typeof serveGames>[0],
  config: Config,
): Promise<Served> {
  let served = await serveGames(options, config);
  const { port } = new URL(served.url);
  // Several nodes are asked through the store they share.
  const path = served.isShared ? undefined : socketOf(config.store);
  const restore = async (file: string) => {
    const facts = await orRefuse(() => checkCopy(file));
    await served.close();
    const kept = putBack(file, config.store, config.now());
    served = await serveGames({ ...options, port: Number(port) }, config);
    return { ...facts, kept };
  };
  const answer = async (request: DeskRequest): Promise<object> => {
    if (request.do === 'restore') return restore(request.file);
    if (request.do !== 'backup') return askAt(served.desk, request);
    return orRefuse(() => served.backup(request.file));
  };
  const socket = path === undefined ? undefined : await listenAt(path, answer);
  return {
    url: served.url,
    async close() {
      socket?.close();
      await served.close();
    },
  };
}
