import type { Game, Move } from '@bastide/rules';

/** Someone who chooses for a seat, most often in a worker. */
export interface Bot {
  choose(setup: unknown, game: Game, seat: number): Promise<Move>;
  close(): void;
}

interface Answer {
  readonly id: number;
  readonly move: Move;
}

/** A bot in a worker of its own, so that the page never waits for it. */
export function workerBot(): Bot {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (move: Move) => void>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.move);
    waiting.delete(data.id);
  };
  return {
    choose: (setup, game, seat) =>
      new Promise((resolve) => {
        const id = ++asked;
        waiting.set(id, resolve);
        worker.postMessage({ id, setup, state: game.save(), seat });
      }),
    close: () => worker.terminate(),
  };
}
