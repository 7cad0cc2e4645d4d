import { TIME } from '@bastide/bots';
import { type Game, type Move, observe } from '@bastide/rules';
import type { Answered, Asked, Player } from './messages.ts';
import { simpleMove } from './simple-move.ts';

/** Those who choose for the seats without a person. One question at a time. */
export interface Bots {
  /** A legal move; undefined if nobody waits for it any more. */
  choose(setup: unknown, game: Game, player: Player): Promise<Chosen | undefined>;
  /** Nobody waits for the answer to the open question: whoever thinks about it stops. */
  forget(): void;
  close(): void;
}

export interface Chosen {
  readonly move: Move;
  /** Whether the bot failed and something simple was chosen for it. */
  readonly isFault: boolean;
}

/** Milliseconds a bot may be late, on a computer that is busy with other things. */
const PATIENCE = 10_000;
/** After so many workers that died or hung, the page thinks itself, simply. */
const MOST_LOST = 3;

type Outcome = Answered | 'lost' | 'forgotten';

interface Waiting {
  readonly id: number;
  settle(outcome: Outcome): void;
}

/** Bots in one worker, so that the page never waits for them. It is given what the seat may know, nothing else. */
export class WorkerBots implements Bots {
  readonly #make: () => Worker;
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;
  #asked = 0;
  #lost = 0;

  constructor(make: () => Worker = newWorker) {
    this.#make = make;
    this.#start();
  }

  async choose(setup: unknown, game: Game, player: Player): Promise<Chosen | undefined> {
    const view = observe(game, player.seat);
    const outcome = await this.#ask(setup, view, player);
    if (outcome === 'forgotten') return undefined;
    if (outcome !== 'lost' && 'move' in outcome && isLegal(view, outcome.move))
      return { move: outcome.move, isFault: false };
    return { move: await simpleMove(view), isFault: true };
  }

  forget(): void {
    if (this.#waiting === undefined) return;
    // A bot can't be interrupted: its worker ends, and another one is ready for the next question.
    this.#end('forgotten');
    this.#start();
  }

  close(): void {
    this.#end('forgotten');
  }

  #ask(setup: unknown, view: Game, { seat, level, seed, budget }: Player): Promise<Outcome> {
    if (this.#worker === undefined) this.#start();
    const worker = this.#worker;
    if (worker === undefined) return Promise.resolve('lost');
    const id = ++this.#asked;
    const state = view.save();
    const asked: Asked = { id, setup, state, seat, level, seed, budget };
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#lose(), TIME[level] + PATIENCE);
      this.#waiting = {
        id,
        settle: (outcome) => {
          clearTimeout(late);
          this.#waiting = undefined;
          resolve(outcome);
        },
      };
      worker.postMessage(asked, [state.buffer]);
    });
  }

  #start(): void {
    if (this.#lost >= MOST_LOST) return;
    try {
      const worker = this.#make();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.id === this.#waiting?.id) this.#waiting.settle(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        if (worker === this.#worker) this.#lose();
      };
    } catch {
      this.#lost = MOST_LOST;
    }
  }

  #lose(): void {
    this.#lost++;
    this.#end('lost');
  }

  #end(outcome: Outcome): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting?.settle(outcome);
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function isLegal(view: Game, move: Move): boolean {
  const code = view.question.read(view, move);
  return code >= 0 && view.mayPlay(code);
}
