import type { Game } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import { POINTS, TOKENS } from './terms.ts';

/** One sort of tokens, and what the rules say it pays at the end. */
interface Sort {
  readonly name: string;
  readonly count: (game: Game, seat: number) => number;
  readonly most: number;
  readonly held: ((count: number) => number) | undefined;
}

/** Tokens won, worth what the rules pay for them; those that pay nothing by themselves are left to their valuer. */
export class Tokens {
  readonly #sorts: readonly Sort[];
  /** Those that pay whoever has most, and those that pay by their number. */
  readonly #raced: readonly Sort[];
  readonly #kept: readonly Sort[];

  constructor({ rules }: Game) {
    this.#sorts = rules.hooks.tokens.flatMap(({ names, count, pays }) =>
      names.map((name, index) => ({
        name,
        count: (game: Game, seat: number) => count(game, seat, index),
        most: pays?.most ?? 0,
        held: pays?.held,
      })),
    );
    this.#raced = this.#sorts.filter(({ most }) => most > 0);
    this.#kept = this.#sorts.filter(({ held }) => held !== undefined);
  }

  look(outlook: Outlook): void {
    for (let i = 0; i < this.#raced.length; i++) addRace(outlook, this.#raced[i]);
    const { game, players } = outlook;
    for (let i = 0; i < this.#kept.length; i++) {
      const { count, held } = this.#kept[i];
      for (let seat = 0; seat < players; seat++) outlook.add(POINTS, seat, held?.(count(game, seat)) ?? 0);
    }
  }

  /** What so many more of a sort that pays by number would bring a seat. */
  gain(game: Game, seat: number, name: string, more: number): number {
    for (let i = 0; i < this.#kept.length; i++) {
      const { name: own, count, held } = this.#kept[i];
      if (own !== name || held === undefined) continue;
      const now = count(game, seat);
      return held(now + more) - held(now);
    }
    return 0;
  }
}

/** How likely a seat has most of one sort at the end, times what that pays. */
function addRace(outlook: Outlook, { count, most }: Sort): void {
  const { game, players, weights, ahead } = outlook;
  const spread = 0.05 + weights.tokenSpread * ahead;
  for (let seat = 0; seat < players; seat++) {
    const own = count(game, seat);
    let best = 0;
    for (let other = 0; other < players; other++)
      if (other !== seat) best = Math.max(best, count(game, other));
    if (own === 0 && best > 0 && ahead < 0.02) continue;
    // A tie pays both; nobody is paid for none.
    const lead = own - best + (own === 0 ? -0.5 : 0.5);
    outlook.add(TOKENS, seat, most / (1 + Math.exp(-lead / spread)));
  }
}
