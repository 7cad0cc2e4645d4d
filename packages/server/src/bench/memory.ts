import { randomBytes } from 'node:crypto';
import { Player } from '../testing/player.ts';
import type { Measured } from './process.ts';
import { round } from './scenarios.ts';

export interface Memory {
  readonly games: number;
  readonly connections: number;
  readonly mebibytesBefore: number;
  readonly mebibytes: number;
  readonly kibibytesPerGame: number;
  readonly heap: number;
  readonly buffers: number;
}

const PAIRS = 50;

/** So many games under way in one process, everyone’s connection open: what it takes of memory. */
export async function liveGames(server: Measured, games: number): Promise<Memory> {
  const join = async (name: string) => {
    const player = new Player(server.url, name);
    player.isStrict = false;
    player.hook = () => {};
    await player.signUp();
    await player.connect();
    return player;
  };
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async () => [await join('Ada'), await join('Bo')] as const),
  );
  const before = await server.settled();
  await Promise.all(
    pairs.map(async ([a, b], pair) => {
      for (let i = pair; i < games; i += PAIRS) {
        const { game } = await a.create();
        for (const one of [a, b]) {
          await one.must({ do: 'open', game });
          await one.must({ do: 'sit', game, nonce: randomBytes(16).toString('hex') });
        }
      }
    }),
  );
  const after = await server.settled();
  for (const pair of pairs) for (const one of pair) one.leave();
  const mebi = (bytes: number) => round(bytes / 2 ** 20);
  return {
    games,
    connections: 2 * PAIRS,
    mebibytesBefore: mebi(before.memory.rss),
    mebibytes: mebi(after.memory.rss),
    kibibytesPerGame: round((after.memory.rss - before.memory.rss) / games / 1024),
    heap: mebi(after.memory.heapUsed),
    buffers: mebi(after.memory.arrayBuffers),
  };
}
