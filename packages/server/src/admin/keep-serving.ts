import type { Config } from '../config.ts';
import { type Served, serveGames } from '../serve.ts';
import { checkCopy, putBack, takeBack } from '../store/libsql/copy.ts';
import { DeskRefusal, orRefuse } from './desk.ts';
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
  // An address leaves out the port that is usual.
  const port = options.port === 0 ? Number(new URL(served.url).port) : options.port;
  // Several nodes are asked through the store they share.
  const path = served.isShared ? undefined : socketOf(config.store);
  /** Settled when no backup is being put back. */
  let restored: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    served = await serveGames({ ...options, port }, config);
  };
  const restore = async (file: string) => {
    const facts = await orRefuse(() => checkCopy(file));
    await served.close();
    let kept: string | undefined;
    try {
      kept = putBack(file, config.store, config.now());
      await begin();
      return { ...facts, kept };
    } catch (error) {
      if (kept !== undefined) takeBack(kept, config.store);
      await begin();
      throw new DeskRefusal(`nothing has changed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const answer = async (request: DeskRequest): Promise<object> => {
    if (request.do === 'restore') {
      const mine = restored.then(() => restore(request.file));
      restored = mine.catch(() => {});
      return mine;
    }
    await restored;
    if (request.do !== 'backup') return askAt(served.desk, request);
    return orRefuse(() => served.backup(request.file));
  };
  const socket = path === undefined ? undefined : await listenAt(path, answer);
  return {
    url: served.url,
    async close() {
      socket?.close();
      await restored;
      await served.close();
    },
  };
}
