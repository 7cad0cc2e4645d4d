import type { Advice, Analyst } from '@bastide/bots/analysis';
import { type GameView, gameOf, observe } from '@bastide/rules';
import { Engine } from '../../engine/engine.ts';

/** Asks a bot in an engine what it would do. One question at a time; a new one makes the old one pointless. */
export class Adviser {
  #engine: Engine<'advice'> | undefined;
  #forget: (() => void) | undefined;

  /** Undefined if nothing came of it, or nobody waits for it any more. The bot is told no more than the seat may know. */
  ask(setup: unknown, view: GameView, level: Analyst): Promise<Advice | undefined> {
    this.close();
    const game = gameOf(view);
    return new Promise((resolve) => {
      const close = () => this.close();
      const answer = (advice: Advice) => {
        resolve(advice);
        close();
      };
      const engine = new Engine('advice', { answer, fault: close, lost: close });
      this.#engine = engine;
      this.#forget = () => resolve(undefined);
      const state = observe(game, game.toMove).save();
      engine.ask({ setup, state, level }, [state.buffer]);
    });
  }

  close(): void {
    this.#engine?.close();
    this.#engine = undefined;
    this.#forget?.();
    this.#forget = undefined;
  }
}
