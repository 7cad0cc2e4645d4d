import type { PlayedPair } from '../pair.ts';
import { marginOf, winOf } from '../seating.ts';
import { type Estimate, estimate, estimateShare, meanOf } from './statistics.ts';

/** Who is ahead in a match, brought up to date pair by pair: cheap enough to be asked for while it is played. */
export class Standing {
  /** Of a, in games. */
  wins = 0;
  draws = 0;
  losses = 0;
  /** By pair. */
  readonly #margins: number[] = [];

  constructor(pairs: readonly PlayedPair[] = []) {
    for (const pair of pairs) this.add(pair);
  }

  add({ games }: Pick<PlayedPair, 'games'>): void {
    for (const { seats, scores } of games) {
      const won = winOf(seats, scores);
      if (won === 1) this.wins++;
      else if (won === 0) this.losses++;
      else this.draws++;
    }
    this.#margins.push(meanOf(games.map(({ seats, scores }) => marginOf(seats, scores))));
  }

  get pairs(): number {
    return this.#margins.length;
  }

  get games(): number {
    return this.wins + this.draws + this.losses;
  }

  /** Which share of the games a won, a draw being half a win. */
  get share(): Estimate {
    return estimateShare(this.wins + this.draws / 2, this.games);
  }

  /** Points by which a was ahead, over the two games of a pair. */
  get margin(): Estimate {
    return estimate(this.#margins);
  }
}
