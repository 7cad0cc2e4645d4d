import { type Config, DEFAULT_LIMITS, DEFAULTS } from '../config.ts';
import { type ServedGames, serveGames } from '../serve.ts';
import { filePlace, type StorePlace } from './stores.ts';

/** For tests nobody waits for a bot, and loopback is not one address among many. */
export const TEST_CONFIG: Omit<Config, 'store'> = {
  ...DEFAULTS,
  logLevel: 'error',
  botPause: 0,
  limits: {
    ...DEFAULT_LIMITS,
    socketsPerAddress: 5000,
    perSocket: { size: 2000, perSecond: 2000 },
    perPlayer: { size: 2000, perSecond: 2000 },
    perAddress: { size: 20_000, perSecond: 20_000 },
    guestsPerAddress: { size: 5000, perSecond: 1000 },
  },
};

export interface TestServer extends ServedGames {
  readonly place: StorePlace;
  /** Closes and removes everything. */
  remove(): Promise<void>;
}

/** A real server with a store of its own. */
export async function testServer(more: Partial<Config> = {}, place?: StorePlace): Promise<TestServer> {
  const own = place ?? (await filePlace());
  const served = await serveGames(
    { host: '127.0.0.1', port: 0 },
    { ...TEST_CONFIG, store: own.where, ...more },
  );
  return {
    ...served,
    place: own,
    async remove() {
      await served.close();
      if (place === undefined) await own.remove();
    },
  };
}
