import type { Advice, Analyst } from '@bastide/bots/analysis';
import { type GameView, gameOf, observe } from '@bastide/rules';
import type { FromAnalyst, ToAnalyst } from '../run/messages.ts';
import { newAnalyst } from '../run/new-worker.ts';

/** Asks a bot in a worker what it would do. One question at a time; a new one makes the old one pointless. */
export class Adviser {
  readonly #make: () => Worker;
  #worker: Worker | undefined;
  #forget: (() => void) | undefined;

  constructor(make: () => Worker = newAnalyst) {
    this.#make = make;
  }

  /** Undefined if nothing came of it, or nobody waits for it any more. The bot is told no more than the seat may know. */
  ask(setup: unknown, view: GameView, level: Analyst): Promise<Advice | undefined> {
    this.close();
    const game = gameOf(view);
    const worker = this.#make();
    this.#worker = worker;
    return new Promise((resolve) => {
      this.#forget = () => resolve(undefined);
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
        resolve('advice' in data ? data.advice : undefined);
        this.close();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.close();
      };
      const state = observe(game, game.toMove).save();
      const asked: ToAnalyst = { advise: { setup, state, level } };
      worker.postMessage(asked, [state.buffer]);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#forget?.();
    this.#forget = undefined;
  }
}
