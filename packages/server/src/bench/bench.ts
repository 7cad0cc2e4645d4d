import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnable } from '../runnable.ts';
import { startPostgres } from '../testing/postgres.ts';
import { boardgameIo } from './boardgame-io.ts';
import { colyseus } from './colyseus.ts';
import { floor } from './floor.ts';
import { liveGames } from './memory.ts';
import { Pair } from './pair.ts';
import { Measured } from './process.ts';
import { InstalledRival } from './rival.ts';
import {
  closedLoop,
  type Duel,
  movesAlone,
  pacedGames,
  round,
  several,
  type Throughput,
  warmUp,
  wholeGames,
} from './scenarios.ts';

const main = runnable(new URL('./server-main.ts', import.meta.url));
const floorMain = runnable(new URL('./floor-main.ts', import.meta.url));
const processesMain = runnable(new URL('./processes-main.ts', import.meta.url));

export interface BenchOptions {
  readonly games: number;
  readonly loopGames: number;
  readonly liveGames: number;
  readonly seconds: number;
  /** What is measured; everything if it is empty. */
  readonly only: readonly string[];
}

/** Measures the server: what it is, not what it should be. Prints as it goes, and tells everything at the end. */
export async function bench(options: BenchOptions, print: (line: string) => void): Promise<object> {
  const { games, loopGames, seconds, only } = options;
  const wants = (name: string) => only.length === 0 || only.includes(name);
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'));
  const results: Record<string, unknown> = {};
  const note = (name: string, result: unknown) => {
    results[name] = result;
    print(`${name}: ${JSON.stringify(result)}`);
  };
  const onFile = async <T>(work: (server: Measured) => Promise<T>, program = main) => {
    const server = await Measured.start(program, { BASTIDE_STORE: join(folder, `${Date.now()}.db`) });
    return work(server).finally(() => server.stop());
  };
  try {
    if (wants('paced')) {
      note('floor', await onFile(({ url }) => floor(url, games, seconds), floorMain));
      note('paced', await onFile(({ url }) => pacedGames(url, games, seconds)));
    }
    if (wants('closed')) note('closed', await onFile((server) => closedLoop([server], loopGames, seconds)));
    if (wants('rivals')) note('rivals', await onFile((server) => besideRivals(server, options)));
    if (wants('processes')) note('processes', await onProcesses(options, (name) => join(folder, name)));
    if (wants('memory')) note('memory', await onFile((server) => liveGames(server, options.liveGames)));
    if (wants('postgres')) note('postgres', await onPostgres(options));
    if (wants('nodes')) note('nodes', await onTwoNodes(options));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

/** Moves for each second of processor time, ours and theirs in turns, of each the best: whole games, and moves alone. */
async function besideRivals(server: Measured, { loopGames, seconds }: BenchOptions): Promise<unknown> {
  const rivals: InstalledRival[] = [];
  try {
    for (const rival of [boardgameIo, colyseus]) {
      const installed = await InstalledRival.of(rival);
      if (installed === undefined) return `${rival.name} could not be installed`;
      rivals.push(installed);
    }
    const ours = { name: 'ours', server, join: (seed: number) => Pair.join([server.url], seed) };
    const best: Record<string, { whole: number; alone: number }> = {};
    const each = Math.ceil(seconds / ROUNDS);
    for (let i = 0; i < ROUNDS; i++)
      for (const one of [ours, ...rivals]) {
        const duels = await several<Duel>(loopGames, (seed) => one.join(seed));
        await warmUp([one.server], duels);
        const whole = (await wholeGames([one.server], duels, each)).movesPerCpuSecond;
        const alone = (await movesAlone(one.server, duels, each)).movesPerCpuSecond;
        for (const duel of duels) duel.leave();
        const last = best[one.name] ?? { whole, alone };
        best[one.name] = { whole: Math.max(whole, last.whole), alone: Math.max(alone, last.alone) };
      }
    const times = rivals.map(({ name }) => {
      const { whole, alone } = best[name];
      return [name, { whole: round(best.ours.whole / whole), alone: round(best.ours.alone / alone) }];
    });
    return { movesPerCpuSecond: best, times: Object.fromEntries(times) };
  } finally {
    for (const one of rivals) await one.remove();
  }
}

/** One process and two on the embedded store, in turns; of each the fastest. */
async function onProcesses(
  { loopGames, seconds }: BenchOptions,
  place: (name: string) => string,
): Promise<unknown> {
  const best: Throughput[] = [];
  for (let i = 0; i < ROUNDS; i++)
    for (const count of [1, 2]) {
      const env = { BASTIDE_STORE: place(`${i}-${count}.db`), BASTIDE_PROCESSES: String(count) };
      const server = await Measured.start(processesMain, env);
      const found = await closedLoop([server], loopGames, Math.ceil(seconds / ROUNDS));
      await server.stop();
      if (found.movesPerSecond > (best[count - 1]?.movesPerSecond ?? 0)) best[count - 1] = found;
    }
  return { one: best[0], two: best[1] };
}

async function onPostgres({ games, loopGames, seconds }: BenchOptions): Promise<unknown> {
  const postgres = await startPostgres();
  if (postgres === undefined) return 'could not be had';
  try {
    const server = await Measured.start(main, { BASTIDE_STORE: await postgres.database('bench') });
    const paced = await pacedGames(server.url, games, seconds);
    const closed = await closedLoop([server], loopGames, seconds);
    await server.stop();
    return { paced, closed };
  } finally {
    await postgres.remove();
  }
}

/** What it costs that the players of every game are at two nodes, compared with one node; in turns, for the machine may be busy now and then. */
async function onTwoNodes({ loopGames, seconds }: BenchOptions): Promise<unknown> {
  const postgres = await startPostgres();
  if (postgres === undefined) return 'could not be had';
  const start = (store: string) => Measured.start(main, { BASTIDE_STORE: store });
  const nodes: Measured[] = [];
  try {
    const [alone, shared] = [await postgres.database('alone'), await postgres.database('shared')];
    const one = [await start(alone)];
    const two = [await start(shared), await start(shared)];
    nodes.push(...one, ...two);
    const costs: Record<'one' | 'two', number[]> = { one: [], two: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const each = Math.ceil(seconds / ROUNDS);
      costs.one.push(1e6 / (await closedLoop(one, loopGames, each)).movesPerCpuSecond);
      costs.two.push(1e6 / (await closedLoop(two, loopGames, each)).movesPerCpuSecond);
    }
    const [oneNode, twoNodes] = [costs.one, costs.two].map((all) => Math.round(Math.min(...all)));
    return { microseconds: { oneNode, twoNodes }, times: Math.round((100 * twoNodes) / oneNode) / 100 };
  } finally {
    for (const node of nodes) await node.stop();
    await postgres.remove();
  }
}

const ROUNDS = 2;
