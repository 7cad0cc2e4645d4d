import { Pair } from './pair.ts';
import { type Measured, quantile, wait } from './process.ts';

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
  const pairs = await several(games, (seed) => Pair.join([url], seed));
  await Promise.all(pairs.map((pair) => pair.begin()));
  const warmUp = 3;
  const ends = performance.now() + (warmUp + seconds) * 1000;
  await Promise.all(pairs.map((pair, i) => paced(pair, (1000 * i) / games, ends, warmUp * 1000)));
  for (const pair of pairs) pair.leave();
  return latencyOf(
    pairs.flatMap(({ latencies }) => latencies),
    games,
    seconds,
  );
}

export function latencyOf(found: number[], games: number, seconds: number): Latency {
  found.sort((a, b) => a - b);
  const at = (part: number) => round(quantile(found, part));
  return { games, seconds, moves: found.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
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

/** Two who play one game after another, on our server or on another. */
export interface Duel {
  /** Both have the last move: the next may be sent. */
  onMoved: (() => void) | undefined;
  readonly isOver: boolean;
  /** They leave the game that is over and begin a new one. */
  begin(): Promise<void>;
  send(): void;
  leave(): void;
}

/** So many games as fast as they can: the next move is sent when both have the last. With two servers the two players of a game are at different ones. */
export async function closedLoop(
  servers: readonly Measured[],
  games: number,
  seconds: number,
): Promise<Throughput> {
  const urls = servers.map(({ url }) => url);
  const pairs = await several(games, (seed) => Pair.join(urls, seed));
  await warmUp(servers, pairs);
  for (const pair of pairs) pair.latencies.length = 0;
  const done = await wholeGames(servers, pairs, seconds);
  const all = pairs.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  for (const pair of pairs) pair.leave();
  return { games, ...done, p50: round(quantile(all, 0.5)), p99: round(quantile(all, 0.99)) };
}

/** Games are played until their servers have worked so long that their code is compiled: by their own time, for on a busy machine a second is not a second. */
export async function warmUp(servers: readonly Measured[], duels: readonly Duel[]): Promise<void> {
  do await Promise.all(duels.map(wholeGame));
  while ((await cpuOf(servers)) < WARM_UP * servers.length);
}

/** Game after game, from the request for it to its end: a pair stops after the one in which the time is over. */
export async function wholeGames(
  servers: readonly Measured[],
  duels: readonly Duel[],
  seconds: number,
): Promise<Speed> {
  const [cpu, started] = [await cpuOf(servers), performance.now()];
  let moves = 0;
  const rounds = async (duel: Duel) => {
    while (performance.now() < started + 1000 * seconds) {
      const played = await wholeGame(duel);
      moves += played;
    }
  };
  await Promise.all(duels.map(rounds));
  return speedOf(moves, (await cpuOf(servers)) - cpu, performance.now() - started);
}

async function wholeGame(duel: Duel): Promise<number> {
  await duel.begin();
  return play(duel);
}

/** Moves of games under way alone: all games are begun, then played a part of the way, which is measured, and begun anew. So nothing is counted but moves. */
export async function movesAlone(server: Measured, duels: readonly Duel[], seconds: number): Promise<Speed> {
  let [moves, cpu, spent] = [0, 0, 0];
  while (spent < 1000 * seconds) {
    await Promise.all(duels.map((duel) => duel.begin()));
    await Promise.all(duels.map((duel) => play(duel, FIRST_MOVES)));
    const [before, started] = [await cpuOf([server]), performance.now()];
    await Promise.all(duels.map((duel) => play(duel, MOST_MOVES)));
    moves += MOST_MOVES * duels.length;
    cpu += (await cpuOf([server])) - before;
    spent += performance.now() - started;
  }
  return speedOf(moves, cpu, spent);
}

/** A game goes on to its end or by so many moves, as fast as it can: how many it were. */
function play(duel: Duel, most = Number.POSITIVE_INFINITY): Promise<number> {
  return new Promise((resolve) => {
    let moves = 0;
    duel.onMoved = () => (++moves < most && !duel.isOver ? duel.send() : resolve(moves));
    duel.send();
  });
}

function speedOf(moves: number, cpu: number, milliseconds: number): Speed {
  const seconds = milliseconds / 1000;
  return {
    seconds: round(seconds),
    movesPerSecond: Math.round(moves / seconds),
    movesPerCpuSecond: Math.round(moves / cpu),
    serverCpu: round(cpu / seconds),
  };
}

/** Seconds of processor that all of them have used. */
async function cpuOf(servers: readonly Measured[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((sum, { cpu }) => sum + cpu, 0);
}

export async function several<T>(count: number, make: (seed: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) {
    const some = Array.from({ length: Math.min(20, count - all.length) }, (_, i) =>
      make(7919 * (all.length + i + 1)),
    );
    all.push(...(await Promise.all(some)));
  }
  return all;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Seconds of processor. */
const WARM_UP = 5;

/** Of a game. */
const FIRST_MOVES = 5;
const MOST_MOVES = 55;
