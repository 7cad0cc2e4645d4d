import { TIME } from '@bastide/bots';
import { defaultAnswer, type Game, type Move, observe } from '@bastide/rules';
import { Engine } from '../engine/engine.ts';
import type { Player } from './thinkers.ts';

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
/** After so many engines that died or hung, the page thinks itself, simply. */
const MOST_LOST = 3;

type Outcome = Move | 'fault' | 'forgotten';

/** Bots in one engine, so that the page never waits for them. It is given what the seat may know, nothing else. */
export class WorkerBots implements Bots {
  readonly #make: (() => Worker) | undefined;
  #engine: Engine<'bot'> | undefined;
  /** Tells whoever waits for an answer. */
  #settle: ((outcome: Outcome) => void) | undefined;
  #lost = 0;

  constructor(make?: () => Worker) {
    this.#make = make;
  }

  async choose(setup: unknown, game: Game, player: Player): Promise<Chosen | undefined> {
    const view = observe(game, player.seat);
    const outcome = await this.#ask(setup, view, player);
    if (outcome === 'forgotten') return undefined;
    if (outcome !== 'fault' && isLegal(view, outcome)) return { move: outcome, isFault: false };
    return { move: await simpleMove(view), isFault: true };
  }

  forget(): void {
    if (this.#settle === undefined) return;
    // A bot can't be interrupted: its engine ends, and another one is ready for the next question.
    this.#end('forgotten');
    this.#start();
  }

  close(): void {
    this.#end('forgotten');
  }

  #ask(setup: unknown, view: Game, { seat, level, slips, seed, budget }: Player): Promise<Outcome> {
    if (this.#engine === undefined) this.#start();
    const engine = this.#engine;
    if (engine === undefined) return Promise.resolve('fault');
    const state = view.save();
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#lose(), TIME[level] + PATIENCE);
      this.#settle = (outcome) => {
        clearTimeout(late);
        this.#settle = undefined;
        resolve(outcome);
      };
      engine.ask({ setup, state, seat, level, slips, seed, budget }, [state.buffer]);
    });
  }

  #start(): void {
    if (this.#lost >= MOST_LOST) return;
    try {
      const handlers = {
        answer: (move: Move) => this.#settle?.(move),
        fault: () => this.#settle?.('fault'),
        lost: () => this.#lose(),
      };
      this.#engine = new Engine('bot', handlers, this.#make);
    } catch {
      this.#lost = MOST_LOST;
    }
  }

  #lose(): void {
    this.#lost++;
    this.#end('fault');
  }

  #end(outcome: Outcome): void {
    this.#engine?.close();
    this.#engine = undefined;
    this.#settle?.(outcome);
  }
}

function isLegal(view: Game, move: Move): boolean {
  const code = view.question.read(view, move);
  return code >= 0 && view.mayPlay(code);
}

/** What is played for a bot that has no answer: a simple one, or else to pass, or the first there is. */
async function simpleMove(view: Game): Promise<Move> {
  try {
    const { quickAnswer } = await import('./quick-bot.ts');
    return quickAnswer(view);
  } catch {
    return defaultMove(view);
  }
}

export function defaultMove(view: Game): Move {
  return view.question.write(view, defaultAnswer(view));
}
