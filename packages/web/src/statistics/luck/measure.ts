import type { GameDraw } from '@bastide/bots';
import type { PlayedGame } from '../figures/course.ts';
import type { LuckAsked, LuckTold } from './messages.ts';

/** Measuring under way: it can be called off, and then has no result. */
export interface LuckRun {
  readonly result: Promise<readonly GameDraw[] | undefined>;
  cancel(): void;
}

/** More workers than this gain little, and the page wants a core for itself. */
const MOST_WORKERS = 4;

/** How many draws of a game there are to measure. */
export function drawsIn({ moves }: PlayedGame): number {
  return moves.filter(({ do: what }) => what === 'draw').length;
}

/** Measures the luck of all draws in workers, and tells how far it is, from 0 to 1. */
export function measureLuck(
  played: PlayedGame,
  onProgress: (share: number) => void,
  make: () => Worker = newWorker,
): LuckRun {
  const { table, moves } = played;
  const all = drawsIn(played);
  const parts = Math.max(1, Math.min(MOST_WORKERS, cores() - 1, all));
  const draws: GameDraw[] = [];
  const workers: Worker[] = [];
  let settle: (draws: readonly GameDraw[] | undefined) => void = () => {};
  const result = new Promise<readonly GameDraw[] | undefined>((resolve) => {
    settle = resolve;
  });
  let running = parts;
  const stop = (isWhole: boolean) => {
    for (const worker of workers) worker.terminate();
    settle(isWhole ? [...draws].sort((one, other) => one.index - other.index) : undefined);
  };
  const hear = (told: LuckTold) => {
    if ('draw' in told) {
      draws.push(told.draw);
      onProgress(draws.length / all);
    } else if (told.end === 'failed') stop(false);
    else if (--running === 0) stop(true);
  };
  for (let part = 0; part < parts; part++) {
    const worker = make();
    workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<LuckTold>) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      stop(false);
    };
    const asked: LuckAsked = { setup: table.setup, moves, part, parts };
    worker.postMessage(asked);
  }
  return { result, cancel: () => stop(false) };
}

function cores(): number {
  // Some browsers don't tell.
  return ('navigator' in globalThis && navigator.hardwareConcurrency) || 2;
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
