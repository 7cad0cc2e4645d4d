import type { Game } from '@bastide/rules';
import { figureSpecs, type SearchBoard } from '@bastide/rules/search';

/** Figures that are no followers, by the features in which they stand: whoever has one there goes on with it. */
export class OtherFigures {
  /** Their numbers inside a seat. */
  readonly #figures: readonly number[];
  /** By root: seats as bits, and of which look they are. */
  readonly #seats: Int32Array;
  readonly #look: Int32Array;
  #now = 0;

  constructor(game: Game, segments: number) {
    this.#figures = figureSpecs(game).flatMap(({ role }, i) => (role === 'follower' ? [] : [i]));
    this.#seats = new Int32Array(segments);
    this.#look = new Int32Array(segments);
  }

  /** Another position is looked at. */
  find(board: SearchBoard): void {
    this.#now++;
    const { places, perSeat, players } = board;
    for (let seat = 0; seat < players; seat++)
      for (let i = 0; i < this.#figures.length; i++) {
        const place = places[seat * perSeat + this.#figures[i]];
        if (place >= 0) this.#add(board.featureOf(place), seat);
      }
  }

  /** Whose such figures stand in a feature, as bits. */
  in(root: number): number {
    return this.#look[root] === this.#now ? this.#seats[root] : 0;
  }

  #add(root: number, seat: number): void {
    if (this.#look[root] !== this.#now) this.#seats[root] = 0;
    this.#look[root] = this.#now;
    this.#seats[root] |= 1 << seat;
  }
}
