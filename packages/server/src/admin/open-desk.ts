import { existsSync } from 'node:fs';
import { registryOf } from '@bastide/rules';
import { BotThreads } from '../bots/bot-threads.ts';
import type { Config } from '../config.ts';
import { loadExpansions } from '../foreign.ts';
import { Hall } from '../hall/hall.ts';
import { randomId } from '../hall/random-id.ts';
import { openStore } from '../store/index.ts';
import { isFile } from '../store/is-file.ts';
import { checkCopy, putBack } from '../store/libsql/copy.ts';
import type { Store } from '../store/store.ts';
import { Desk, DeskRefusal, orRefuse } from './desk.ts';
import { askAt, type DeskRequest } from './requests.ts';
import { askAtSocket, socketOf } from './socket.ts';

/** Asks at the desk: of the server that runs on this store, or, if it runs elsewhere or not at all, of the store itself. */
export async function askDesk(
  config: Config,
  expansions: readonly string[],
  request: DeskRequest,
): Promise<object> {
  const isInFile = isFile(config.store);
  const socket = isInFile ? socketOf(config.store) : undefined;
  const answer = socket === undefined ? undefined : await askAtSocket(socket, request);
  if (answer !== undefined) return answer;
  if (!isInFile && (request.do === 'backup' || request.do === 'restore'))
    throw new DeskRefusal('PostgreSQL has backups of its own: pg_dump and pg_restore.');
  if (request.do === 'restore') return restore(config, request.file);
  if (isInFile && !existsSync(config.store)) throw new DeskRefusal(`there are no games in ${config.store}.`);
  return atStore(config, expansions, request);
}

/** Nobody has the store open; if somebody has, this throws before anything is moved. */
async function restore({ store, now }: Config, file: string): Promise<object> {
  const facts = await orRefuse(() => checkCopy(file));
  if (existsSync(store)) await (await openStore(store)).close();
  return { ...facts, kept: putBack(file, store, now()) };
}

async function atStore(config: Config, expansions: readonly string[], request: DeskRequest): Promise<object> {
  const store = await openStore(config.store);
  try {
    if (request.do === 'backup')
      return await orRefuse(async () => (await store.backup?.(request.file)) ?? {});
    return await askStore(store, config, expansions, request);
  } finally {
    await store.close();
  }
}

/** Asks at a desk that has nothing but the store. */
export async function askStore(
  store: Store,
  config: Config,
  expansions: readonly string[],
  request: DeskRequest,
): Promise<object> {
  const bots = new BotThreads({ threads: 1, expansions, deadline: config.botDeadline });
  try {
    const { registry } = await loadExpansions(expansions);
    const { now, rating, limits } = config;
    const idle = { count: () => {}, swept: () => {}, reportError: () => {}, viewersOf: () => [] };
    const times = {
      leaseTime: config.leaseTime,
      sweepEvery: config.sweepEvery,
      cleanEvery: config.cleanEvery,
      idleTime: config.idleTime,
    };
    const hall = new Hall({
      ...idle,
      ...times,
      node: randomId(),
      store,
      registry: registryOf(registry.expansions, config.rulesVersion),
      bots,
      botPause: 0,
      rating,
      limits,
      now,
      clean: async () => {},
    });
    // Tables are changed and left alone: bots and chance are for nodes.
    const table = async (game: string) => {
      const live = await hall.table(game);
      await live?.driver.stop();
      return live;
    };
    return await askAt(new Desk({ hall, store, now, table, ended: () => {} }), request);
  } finally {
    await bots.close();
  }
}
