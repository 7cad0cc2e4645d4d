import type { Game } from '@bastide/rules';

/** The figure question's codes: where the answers of each action begin, after that of passing. */
const ACTION_SHIFT = 12;

/** Where the codes begin that deploy on the tile just placed. */
export function deployCodes({ rules }: Game): number {
  return (rules.actions.findIndex(({ id }) => id === 'deploy') + 1) << ACTION_SHIFT;
}

/** Whether a figure answer has nothing to do with the tile just placed; to pass is none. */
export function isAway(code: number, deploy: number): boolean {
  return code >> ACTION_SHIFT !== 0 && code >> ACTION_SHIFT !== deploy >> ACTION_SHIFT;
}

/** In so many figure questions of a plan all answers are looked into. */
const IN_FULL = 2;

/**
 * Figure actions away from the tile come to much the same wherever the tile lies: after the first placements only those are tried again
 * that were the best of them there.
 */
export class Elsewhere {
  readonly #deploy: number;
  readonly #seen = new Set<number>();
  readonly #kept = new Set<number>();
  #asked = 0;

  constructor(game: Game) {
    this.#deploy = deployCodes(game);
  }

  /** A plan begins. */
  clear(): void {
    this.#seen.clear();
    this.#kept.clear();
    this.#asked = 0;
  }

  /** Whether an answer is to be tried: to pass, on the tile, not known yet, or among the best. */
  isWorthTrying(code: number): boolean {
    return (
      this.#asked < IN_FULL || !isAway(code, this.#deploy) || !this.#seen.has(code) || this.#kept.has(code)
    );
  }

  /** A figure question was gone through: its answers and what each came to, -Infinity for those left out. */
  remember(codes: ArrayLike<number>, values: readonly number[]): void {
    this.#asked++;
    let best = -1;
    for (let i = 0; i < values.length; i++) {
      if (!isAway(codes[i], this.#deploy)) continue;
      this.#seen.add(codes[i]);
      if (best < 0 || values[i] > values[best]) best = i;
    }
    if (best >= 0) this.#kept.add(codes[best]);
  }
}
