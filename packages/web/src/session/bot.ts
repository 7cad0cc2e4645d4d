import { chooseMove } from '@bastide/bots';
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

interface Waiting {
  readonly game: Game;
  readonly answer: (move: Move) => void;
}

/** A bot in a worker of its own, so that the page never waits for it. Where no worker runs, it thinks in the page. */
export function workerBot(): Bot {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isBroken = false;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.answer(data.move);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const { game, answer } of waiting.values()) answer(chooseMove(game));
    waiting.clear();
  };
  return {
    choose: (setup, game, seat) =>
      new Promise((resolve) => {
        if (isBroken) {
          resolve(chooseMove(game));
          return;
        }
        const id = ++asked;
        waiting.set(id, { game, answer: resolve });
        worker.postMessage({ id, setup, state: game.save(), seat });
      }),
    close: () => worker.terminate(),
  };
}
