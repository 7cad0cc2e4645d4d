import { Pair } from './pair.ts';
import { type Measured, quantile, WARM_UP, wait } from './process.ts';

export interface Latency {
  readonly games: number;
  readonly seconds: number;
  readonly moves: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

/** So many games at a move a second each: how long from sending to the opponent’s receipt, in milliseconds. */
export async function pacedGames(url: string, games: number, seconds: number): Promise<Latency> {
  const pairs = await begin([url], games);
  const warmUp = 3;
  const ends = performance.now() + (warmUp + seconds) * 1000;
  await Promise.all(pairs.map((pair, i) => paced(pair, (1000 * i) / games, ends, warmUp * 1000)));
  const all = pairs.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  for (const pair of pairs) pair.leave();
  const at = (part: number) => round(quantile(all, part));
  return { games, seconds, moves: all.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

async function paced(pair: Pair, offset: number, ends: number, warmUp: number): Promise<void> {
  const begins = performance.now() + offset;
  let isFree = true;
  pair.onMoved = () => {
    isFree = true;
  };
  for (let tick = 0; ; tick++) {
    const now = performance.now();
    await wait(Math.max(0, begins + 1000 * tick - now));
    if (performance.now() > ends) return;
    if (pair.isOver && isFree) await pair.begin();
    if (performance.now() < begins + warmUp) pair.latencies.length = 0;
    if (isFree && pair.isReady) {
      isFree = false;
      pair.send();
    }
  }
}

export interface Speed {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly serverCpu: number;
}

export interface Throughput extends Speed {
  readonly games: number;
  readonly p50: number;
  readonly p99: number;
}

/** So many games as fast as they can: the next move is sent when both have the last. With two servers the two players of a game are at different ones. */
export async function closedLoop(
  servers: readonly Measured[],
  games: number,
  seconds: number,
): Promise<Throughput> {
  const pairs = await begin(
    servers.map(({ url }) => url),
    games,
  );
  let isRunning = true;
  for (const pair of pairs) {
    pair.onMoved = () => {
      if (!isRunning) return;
      if (!pair.isOver) pair.send();
      else
        void pair.begin().then(
          () => pair.send(),
          (error: unknown) => {
            // Whoever is laying a table when it is over is left alone.
            if (isRunning) throw error;
          },
        );
    };
    pair.send();
  }
  await Promise.all(servers.map((server) => server.warmUp()));
  for (const pair of pairs) pair.latencies.length = 0;
  const done = await speedOf(servers, seconds, () => pairs.reduce((sum, { moves }) => sum + moves, 0));
  isRunning = false;
  const all = pairs.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  await wait(200);
  for (const pair of pairs) pair.leave();
  return { games, ...done, p50: round(quantile(all, 0.5)), p99: round(quantile(all, 0.99)) };
}

/**
 * Moves of games under way alone: all games are begun, then played a part of the way, which is measured, and begun anew. So nothing is counted but
 * moves, as with servers whose games have no end.
 */
export async function movesAlone(server: Measured, games: number, seconds: number): Promise<Speed> {
  const pairs = await begin([server.url], games);
  const warm = (await server.usage()).cpu + WARM_UP;
  let [moves, cpu, spent] = [0, 0, 0];
  while (spent < seconds) {
    await Promise.all(pairs.map((pair) => pair.begin()));
    await movesOf(pairs, FIRST_MOVES);
    const [before, started] = [await cpuOf([server]), performance.now()];
    await movesOf(pairs, MOST_MOVES);
    const after = await cpuOf([server]);
    if (before < warm) continue;
    moves += MOST_MOVES * games;
    cpu += after - before;
    spent += (performance.now() - started) / 1000;
  }
  for (const pair of pairs) pair.leave();
  return speed(moves, cpu, spent);
}

/** Every game goes on by so many moves, each as fast as it can. */
function movesOf(pairs: readonly Pair[], count: number): Promise<unknown> {
  return Promise.all(
    pairs.map(
      (pair) =>
        new Promise<void>((resolve) => {
          let moves = 0;
          pair.onMoved = () => (++moves < count ? pair.send() : resolve());
          pair.send();
        }),
    ),
  );
}

/** What servers that are warm get done in so many seconds. */
export async function speedOf(
  servers: readonly Measured[],
  seconds: number,
  movesSoFar: () => number,
): Promise<Speed> {
  const [cpuBefore, movesBefore, started] = [await cpuOf(servers), movesSoFar(), performance.now()];
  await wait(seconds * 1000);
  const moves = movesSoFar() - movesBefore;
  const spent = (performance.now() - started) / 1000;
  return speed(moves, (await cpuOf(servers)) - cpuBefore, spent);
}

function speed(moves: number, cpu: number, spent: number): Speed {
  return {
    seconds: round(spent),
    movesPerSecond: Math.round(moves / spent),
    movesPerCpuSecond: Math.round(moves / cpu),
    serverCpu: round(cpu / spent),
  };
}

/** Seconds of processor that all of them have used. */
async function cpuOf(servers: readonly Measured[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((sum, { cpu }) => sum + cpu, 0);
}

async function begin(urls: readonly string[], games: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < games) {
    const some = Array.from({ length: Math.min(20, games - pairs.length) }, (_, i) =>
      Pair.join(urls, 7919 * (pairs.length + i + 1)),
    );
    const joined = await Promise.all(some);
    await Promise.all(joined.map((pair) => pair.begin()));
    pairs.push(...joined);
  }
  return pairs;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Of a game, which has some eighty. */
const FIRST_MOVES = 5;
const MOST_MOVES = 55;
