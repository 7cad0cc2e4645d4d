import type { Game } from '@bastide/rules';
import type { Candidate } from './candidates.ts';
import { isAboutTile } from './questions.ts';

/** So many times the ways wanted are looked through: often four or six of them come to the same. */
const SPARE = 8;
/** Values that differ by less are the same. */
const SAME = 1e-9;

/**
 * Tells ways apart that are worth a trial each. Two that place the tile alike, leave every figure in the same place and look equally good differ only
 * in small things, such as which scorer was moved: trials of both would tell nothing new.
 */
export class Distinct {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game.clone();
  }

  /** How many ways must be known for so many that differ. */
  static among(most: number): number {
    return most === 1 ? 1 : SPARE * most;
  }

  /** The first of the ways, best first, that differ: no more than so many. */
  of(view: Game, ways: readonly Candidate[], most: number): Candidate[] {
    const kept: Candidate[] = [];
    for (const way of ways) {
      if (kept.length === most) break;
      const equals = kept.filter(({ value }) => Math.abs(value - way.value) < SAME);
      const comesTo = equals.length === 0 ? '' : this.#comesTo(view, way);
      if (!equals.some((other) => this.#comesTo(view, other) === comesTo)) kept.push(way);
    }
    return kept;
  }

  /** The first answer and what was answered about the tile, and where all figures are then. */
  #comesTo(view: Game, { codes }: Candidate): string {
    const game = this.#game;
    game.copyFrom(view);
    const told: number[] = [];
    for (const [i, code] of codes.entries()) {
      if (i === 0 || isAboutTile(game.question.id)) told.push(code);
      game.play(code);
    }
    return `${told.join()} ${game.figures.place.join()}`;
  }
}
