import {
  AnswerList,
  CHANCE,
  type Game,
  type Move,
  newGame,
  playMove,
  type Registry,
  type Result,
} from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import type { Valuer } from '../evaluation/valuer.ts';
import { isAboutTile } from '../search/questions.ts';

/** The rules of a game, and what bots are told of expansions that are not ours. */
export interface Rules extends Pick<Registry, 'newGame'> {
  readonly valuers?: readonly Valuer[];
}

export const OURS: Rules = { newGame };

/**
 * What a seat chose in one go: its answers one after the other, with neither chance nor another seat in between. What is asked before a tile is a
 * decision of its own, as bots plan it (`Planner`).
 */
export interface Decision {
  /** Its first move in the list of all moves, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** Tiles on the land before. */
  readonly placed: number;
}

/**
 * The decisions of a game in which there was something to choose. Moves that aren't played, as the tiles that records tell to have
 * been discarded, are none.
 */
export function decisionsOf(setup: unknown, moves: readonly Move[], rules = OURS): Result<Decision[]> {
  const made = rules.newGame(setup);
  if ('error' in made) return made;
  const game = made.ok;
  const decisions: Decision[] = [];
  const answers = new AnswerList();
  let open: Decision | undefined;
  let isFree = false;
  let isOfTile = false;
  const close = (to: number) => {
    if (open !== undefined && isFree) decisions.push({ ...open, to });
    open = undefined;
    isFree = false;
  };
  for (const [index, move] of moves.entries()) {
    if (move.do === 'discard') continue;
    const isTile = isAboutTile(game.question.id);
    if (open?.seat !== game.toMove || (isTile && !isOfTile)) close(index);
    if (open === undefined) isOfTile = isTile;
    if (game.toMove !== CHANCE && !game.over) {
      open ??= { from: index, to: index, seat: game.toMove, placed: tilesPlaced(game) };
      game.listAnswers(answers);
      isFree ||= answers.count > 1;
    }
    const played = playMove(game, move);
    if ('error' in played) return { error: played.error, at: `moves.${index}` };
  }
  close(moves.length);
  return { ok: decisions };
}

/** A game of a set-up that stands before any of its moves in turn; going on is quick, going back begins anew. */
export class Course {
  readonly game: Game;
  readonly #moves: readonly Move[];
  readonly #start: Uint8Array;
  #at = 0;

  constructor(setup: unknown, moves: readonly Move[], rules: Rules) {
    const made = rules.newGame(setup);
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    this.game = made.ok;
    this.#moves = moves;
    this.#start = made.ok.save();
  }

  /** Brings the game to where this move is to be played. */
  goTo(index: number): void {
    if (index < this.#at) {
      this.game.restore(this.#start);
      this.#at = 0;
    }
    while (this.#at < index) this.step();
  }

  /** Plays the next move and tells its code; undefined for one that isn't played. */
  step(): number | undefined {
    const move = this.#moves[this.#at++];
    if (move.do === 'discard') return undefined;
    const played = playMove(this.game, move);
    if ('error' in played) throw new Error(`${played.error} at moves.${this.#at - 1}`);
    return played.ok;
  }
}
