import type { RatingChange } from '../../store/rows.ts';
import { poolsOf } from '../../table/pools.ts';
import type { Context } from '../context.ts';
import type { LiveTable } from '../live-table.ts';
import { Rematcher } from './rematcher.ts';

/** Finishes a game that is over: its results are entered once, ratings change, and the next game is set up if there is one. */
export class Finisher {
  readonly #context: Context;
  readonly #live: LiveTable;
  readonly #rematcher: Rematcher;
  /** How many events there were when nothing was left to do. */
  #doneAt: number | undefined;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
    this.#rematcher = new Rematcher(context, live);
  }

  get isDone(): boolean {
    return this.#doneAt === this.#live.table.head;
  }

  /** Does one thing; whether there may be more. */
  async finish(): Promise<boolean> {
    const { table } = this.#live;
    if (table.outcome === undefined) return false;
    const { reason, ratings } = table.outcome;
    const isToBeEntered = reason !== 'closed' && ratings === undefined && this.#doneAt === undefined;
    const isLast = !this.#rematcher.isWanted;
    if (isToBeEntered) {
      const changes = await this.#enterResults(isLast);
      if (changes.length > 0) {
        this.#context.ratingsChanged();
        return this.#rate(changes);
      }
    }
    if (!isLast) return this.#rematcher.createNext();
    if (!isToBeEntered) await this.#context.store.clearWake(table.id, table.head);
    this.#doneAt = table.head;
    return this.#live.table.head !== table.head;
  }

  /** `isLast`: unless ratings change, nothing is left to do then. */
  async #enterResults(isLast: boolean): Promise<RatingChange[]> {
    const { store, now, rating, engines } = this.#context;
    const { table } = this.#live;
    // Tables from before it could be chosen are rated; where bots give advice none is.
    const isChosen = table.terms.rated !== false && !table.terms.hints;
    const isEnough = (seat: number) =>
      table.movers.countOf(seat) >= rating.moves && (table.times[seat] ?? 0) >= rating.time;
    const { scores = [], places = [] } = table.outcome ?? {};
    const isFresh = await this.#freshAt(table.seats.map(({ player }) => player));
    const results = table.seats.map(({ kind, player, name, level, left }, seat) => ({
      seat,
      identity: kind === 'person' ? player : undefined,
      name: name ?? level ?? 'bot',
      points: scores[seat],
      place: places[seat],
      isRated: isChosen && isEnough(seat) && !isFresh[seat],
      isMet: isChosen && !isFresh[seat],
      // Who left last of all has lost to nobody.
      hasForfeited: isChosen && !isEnough(seat) && !isFresh[seat] && left !== undefined && places[seat] > 1,
    }));
    const pools = poolsOf(engines.registry, table.terms, table.engine);
    return store.recordResults(table.id, results, pools, now(), isLast ? table.head : undefined);
  }

  /**
   * At a table where only friends sit down, games count for those who are known already: who is new may be another name of the one
   * on the next seat.
   */
  async #freshAt(players: readonly (string | undefined)[]): Promise<boolean[]> {
    const { store, now, rating } = this.#context;
    if (this.#live.table.terms.visibility === 'public') return players.map(() => false);
    const isFresh = async (player: string | undefined) => {
      const identity = player === undefined ? undefined : await store.identityById(player);
      if (identity === undefined || now() - identity.createdAt < rating.fresh.time) return true;
      return (await store.openlyRated(identity.id)) < rating.fresh.games;
    };
    return Promise.all(players.map(isFresh));
  }

  async #rate(changes: readonly RatingChange[]): Promise<boolean> {
    await this.#live.changeWithLease(
      () => this.#live.table.outcome?.ratings === undefined,
      (draft) => draft.add({ kind: 'rated', changes }),
    );
    return true;
  }
}
