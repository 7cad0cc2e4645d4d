import type { GameEvent } from '../events.ts';
import type { RecordedAward } from './record.ts';

/** Listens to a game and keeps what records tell beside the moves. Scores are the sums of the awards, nothing else. */
export class Log {
  /** After each placed tile and all that followed from it, without final scoring. */
  readonly scores: number[][] = [];
  readonly awards: RecordedAward[] = [];
  readonly discarded: string[] = [];
  readonly totals: number[];
  #places = 0;
  #final = false;

  constructor(players: number) {
    this.totals = new Array(players).fill(0);
  }

  readonly note = (event: GameEvent): void => {
    const after = this.#final ? 'final' : this.#places - 1;
    if (event.event === 'placed') this.#place();
    else if (event.event === 'final') this.#finish();
    else if (event.event === 'discarded') this.discarded.push(event.tile);
    else if (event.event === 'token') {
      this.awards.push({ after, token: event.token, player: event.seat, count: event.count });
    } else if (event.event === 'awarded') {
      const { seat, points, cause, because, x, y, on } = event;
      const where = x === undefined || y === undefined || on === undefined ? {} : { x, y, on };
      this.totals[seat] += points;
      this.awards.push({ after, kind: cause, player: seat, points, because, ...where });
    }
  };

  #place(): void {
    if (this.#places > 0) this.scores.push([...this.totals]);
    this.#places++;
  }

  #finish(): void {
    if (this.#places > 0) this.scores.push([...this.totals]);
    this.#final = true;
  }
}
