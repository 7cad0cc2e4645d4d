import { defaultAnswer, type Game, observe } from '@bastide/rules';
import { Fault, type FaultKind, type Player } from './player.ts';
import { Stopwatch } from './stopwatch.ts';

export interface FaultNote {
  readonly seat: number;
  readonly kind: FaultKind;
  readonly text: string;
}

/**
 * Stands between the players and the game: shows each what its seat may know, and takes nothing but a legal answer. Whoever
 * has none, or a wrong one, plays the default and the fault is noted.
 */
export class Referee {
  readonly faults: FaultNote[] = [];
  /** Runs while a player thinks, and only then. */
  readonly stopwatch = new Stopwatch();

  /** A legal answer to the open question. */
  async ask(game: Game, player: Player, turn: number): Promise<number> {
    const seat = game.toMove;
    const view = observe(game, seat);
    try {
      const code = await this.#think(player, view, turn);
      if (code === undefined) return defaultAnswer(game);
      if (game.mayPlay(code)) return code;
      throw new Fault('illegal', `${code} does not answer “${game.question.id}”`);
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault('died', crashText(error));
      this.faults.push({ seat, kind: fault.kind, text: fault.message });
      player.corrected?.(fault);
      return defaultAnswer(game);
    }
  }

  async #think(player: Player, view: Game, turn: number): Promise<number | undefined> {
    this.stopwatch.start();
    try {
      return await player.answer(view, turn);
    } finally {
      this.stopwatch.stop();
    }
  }
}

/** The message of a bug, with the place where it was thrown. */
function crashText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return place === undefined ? error.message : `${error.message} (${place.trim()})`;
}
