import type { Config } from '../config.ts';
import { type ProcessesOptions, serveProcesses } from '../processes/serve-processes.ts';
import type { Served } from '../serve.ts';
import { DeskRefusal, orRefuse } from './desk.ts';
import { askStore } from './open-desk.ts';
import type { DeskRequest } from './requests.ts';
import { listenAt, socketOf } from './socket.ts';

/** The same as `keepServing` with several processes. This one has the embedded store, so it is asked at the desk. */
export async function keepProcesses(
  options: Omit<ProcessesOptions, 'where'>,
  config: Config,
): Promise<Served> {
  const served = await serveProcesses({ ...options, where: config.store });
  const { store } = served;
  const path = store === undefined ? undefined : socketOf(config.store);
  if (store === undefined || path === undefined) return served;
  const answer = async (request: DeskRequest): Promise<object> => {
    if (request.do === 'restore')
      throw new DeskRefusal('several processes are at work: stop the server, then restore.');
    if (request.do === 'backup') return orRefuse(async () => (await store.backup?.(request.file)) ?? {});
    return askStore(store, config, options.expansions ?? [], request);
  };
  const socket = await listenAt(path, answer);
  return {
    url: served.url,
    async close() {
      socket.close();
      await served.close();
    },
  };
}
