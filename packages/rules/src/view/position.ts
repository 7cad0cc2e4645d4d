import { Arena } from '../arena/arena.ts';
import { Game } from '../game/game.ts';
import type { Ruleset } from '../game/ruleset/ruleset.ts';
import type { GameView } from './view.ts';

/** Where a view keeps what it was made of. A symbol: a spread copies it, JSON and structured clones leave it out. */
export const POSITION = Symbol('position');

/** The memory of a game as it was, and the game made of it once somebody asks. */
export class SavedPosition {
  readonly #rules: Ruleset;
  readonly #bytes: Uint8Array;
  #game: Game | undefined;

  constructor(game: Game) {
    this.#rules = game.rules;
    this.#bytes = game.save();
  }

  get game(): Game {
    if (this.#game === undefined) {
      this.#game = new Game(this.#rules, new Arena(this.#bytes.length));
      this.#game.restore(this.#bytes);
    }
    return this.#game;
  }
}

/** What can be asked about: a game as it stands, or a view, which stays as it was made. */
export type Position = Game | GameView;

/** The game a position means, to be read only. A view that came over a wire has none. */
export function gameOf(position: Position): Game {
  if (position instanceof Game) return position;
  const saved = position[POSITION];
  if (saved === undefined)
    throw new Error('this view was not made here: the rules can tell nothing about it');
  return saved.game;
}
