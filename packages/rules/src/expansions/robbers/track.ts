import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import type { Context, ScorersThere } from '../../hooks.ts';
import { spaceOf } from '../../score/track.ts';

/** A robber at home; on the track its place is the space + 1, so that an empty column means all are at home. */
const AT_HOME = 0;

/** Where the robbers stand on the score track (G7): one a seat. */
export class Track {
  readonly #column: Column;
  /** The seats, as bits, whose robbers have something to rob in the batch under way. */
  readonly #robbing: Column;

  constructor(context: Context) {
    this.#column = context.column('u8', context.setup.players, 'spaces');
    this.#robbing = context.column('u8', 1, 'robbing');
  }

  /** The space a seat's robber stands on, or -1 at home. */
  robberOf(game: Game, seat: number): number {
    return game.column(this.#column)[seat] - 1;
  }

  put(game: Game, seat: number, space: number): void {
    game.column(this.#column)[seat] = space + 1;
  }

  sendHome(game: Game, seat: number): void {
    game.column(this.#column)[seat] = AT_HOME;
  }

  robs(game: Game, seat: number): boolean {
    return ((game.column(this.#robbing)[0] >> seat) & 1) === 1;
  }

  setRobbing(game: Game, seats: number): void {
    game.column(this.#robbing)[0] = seats;
  }
}

/** Whether a scorer of anyone but this seat stands on a space. */
export function hasOther(game: Game, seat: number, space: number): boolean {
  const { scorers, perSeat } = game.scores;
  const own = seat * perSeat;
  for (let scorer = 0; scorer < scorers.length; scorer++) {
    if ((scorer < own || scorer >= own + perSeat) && spaceOf(scorers[scorer]) === space) return true;
  }
  return false;
}

/** The scorers of everyone but this seat on a space, clockwise from it, for words. */
export function othersOn({ scores, rules, players }: Game, seat: number, space: number): ScorersThere[] {
  const { scorers, perSeat } = scores;
  const there: ScorersThere[] = [];
  for (let i = 1; i < players; i++) {
    const other = (seat + i) % players;
    const own = rules.scorers.filter((_, index) => spaceOf(scorers[other * perSeat + index]) === space);
    if (own.length === perSeat && perSeat > 1) there.push({ seat: other });
    else there.push(...own.map((scorer) => ({ seat: other, scorer })));
  }
  return there;
}
