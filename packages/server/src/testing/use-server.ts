import type { TableRequest } from '@bastide/protocol';
import { afterAll, beforeAll } from 'vitest';
import { Player } from './player.ts';
import { twoAtTable } from './table.ts';
import { type TestServer, testServer } from './test-server.ts';

/** A server for the tests of one file, and players who leave when they are over. */
export function useServer() {
  const players: Player[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    for (const player of players) player.leave();
    await server.remove();
  });
  return {
    players,
    get url(): string {
      return server.url;
    },
    get hall(): TestServer['hall'] {
      return server.hall;
    },
    get gateway(): TestServer['gateway'] {
      return server.gateway;
    },
    async join(name: string): Promise<Player> {
      const player = await Player.join(server.url, name);
      players.push(player);
      return player;
    },
    /** A second window of the same player. */
    async another(player: Player): Promise<Player> {
      const second = new Player(server.url, player.name);
      second.cookie = player.cookie;
      players.push(second);
      await second.connect();
      return second;
    },
    async two(request: Partial<TableRequest> = {}) {
      const table = await twoAtTable(server.url, request);
      players.push(table.ann, table.bob);
      return table;
    },
  };
}
