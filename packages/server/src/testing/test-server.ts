import { expect, vi } from 'vitest';
import type { Config } from '../config.ts';
import { type ServedGames, type ServeOptions, serveGames } from '../serve.ts';
import type { Player } from './player.ts';
import { filePlace, type StorePlace } from './stores.ts';
import { TEST_CONFIG } from './test-config.ts';

export { TEST_CONFIG };

export interface TestServer extends ServedGames {
  readonly place: StorePlace;
  /** Closes and removes everything. */
  remove(): Promise<void>;
}

/** A real server with a store of its own. */
export async function testServer(
  more: Partial<Config> = {},
  place?: StorePlace,
  options: Pick<ServeOptions, 'expansions'> = {},
): Promise<TestServer> {
  const own = place ?? (await filePlace());
  const served = await serveGames(
    { host: '127.0.0.1', port: 0, ...options },
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

/** They leave, and the server has seen it: until then they look at their tables. */
export async function allGone({ gateway }: TestServer, players: readonly Player[]): Promise<void> {
  for (const one of players) one.leave();
  await vi.waitFor(() =>
    expect(players.flatMap(({ player }) => [...gateway.connectionsOf(player)])).toEqual([]),
  );
}
