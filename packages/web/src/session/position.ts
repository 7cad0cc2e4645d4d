import type { Game } from '@bastide/rules';
import type { SpecOf } from './types.ts';

/**
 * A position that is shown, for the rules to be asked about it. It stays as it is while the game goes on, and another position is another
 * object.
 */
export class Position {
  readonly #game: Game;
  /** The same function for all positions of a game. */
  readonly specOf: SpecOf;

  constructor(game: Game) {
    this.#game = game.clone();
    this.specOf = specsOf(game);
  }

  /** What the rules answer here; who asks changes nothing. */
  ask<Answer>(question: (game: Game) => Answer): Answer {
    return question(this.#game);
  }

  /** Whether players hold tiles that others may not see (E3). */
  get hasHands(): boolean {
    return this.#game.rules.hand > 0;
  }
}

const known = new WeakMap<Game['tiles'], SpecOf>();

/** What is printed on the tiles of a game, by their ids. */
export function specsOf({ tiles }: Pick<Game, 'tiles'>): SpecOf {
  let specOf = known.get(tiles);
  if (specOf === undefined) {
    const specs = new Map(tiles.types.map(({ id, spec }) => [id, spec]));
    specOf = (id) => specs.get(id);
    known.set(tiles, specOf);
  }
  return specOf;
}
