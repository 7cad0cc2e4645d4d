import type { Game } from '@bastide/rules';
import { figureSpecs, isHome } from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';
import { FIGURES, FOLLOWERS } from './terms.ts';
import type { Values } from './valuer.ts';

/** The figures of a seat, by their number inside the seat, the same for all seats; and what they are worth at home. */
export class Figures {
  readonly isFollower: Uint8Array;
  /** Followers that can't go where others go are counted apart. */
  readonly isApart: Uint8Array;
  readonly #strength: Uint8Array;
  /** What a figure at home is worth: a follower beside what any follower is, another one that no valuer speaks of in all. */
  readonly #more: Float64Array;
  readonly #others: readonly number[];

  constructor(game: Game, values: readonly Values[], otherFigure: number) {
    const specs = figureSpecs(game);
    const followers = Object.assign({}, ...values.map((value) => value.followers ?? {}));
    const valued = new Set(values.flatMap(({ figures = [] }) => figures));
    this.isFollower = Uint8Array.from(specs, ({ role }) => (role === 'follower' ? 1 : 0));
    this.isApart = Uint8Array.from(specs, ({ role, stands }) =>
      role === 'follower' && !stands.includes('road') ? 1 : 0,
    );
    this.#strength = Uint8Array.from(specs, ({ strength }) => strength);
    this.#more = Float64Array.from(specs, ({ name, role, strength, stands }) => {
      if (role !== 'follower') return valued.has(name) ? 0 : otherFigure;
      const isPlain = strength === 1 && stands.includes('road');
      return followers[name] ?? (isPlain ? 0 : otherFigure);
    });
    this.#others = specs.flatMap(({ role }, i) => (role !== 'follower' && this.#more[i] > 0 ? [i] : []));
  }

  /** A plain follower of a seat at home, by its number inside the seat, or -1. */
  followerAtHome({ board }: Outlook, seat: number): number {
    const { places, perSeat } = board;
    for (let i = 0; i < perSeat; i++) {
      if (this.isFollower[i] === 0 || this.isApart[i] === 1 || this.#strength[i] !== 1) continue;
      if (isHome(places[seat * perSeat + i])) return i;
    }
    return -1;
  }

  /** Followers at home, and those who may come home: the first is worth most, and all of them less as the game ends. */
  look(outlook: Outlook): void {
    const { board, players, weights, coming } = outlook;
    const { places, perSeat } = board;
    const use = 1 - Math.exp(-outlook.draws / weights.homeDraws);
    for (let seat = 0; seat < players; seat++) {
      let more = 0;
      for (let i = 0; i < perSeat; i++)
        if (this.isFollower[i] === 1 && isHome(places[seat * perSeat + i])) more += this.#more[i];
      outlook.home[seat] = this.#followersAtHome(outlook, seat);
      const count = coming[seat] + outlook.home[seat];
      outlook.add(FOLLOWERS, seat, use * (worthOf(weights.home, count) + more));
      if (this.#others.length > 0) this.#addOthers(outlook, seat);
    }
  }

  /** Companions and special figures at home that no valuer speaks of. */
  #addOthers(outlook: Outlook, seat: number): void {
    const { places, perSeat } = outlook.board;
    for (const i of this.#others)
      if (isHome(places[seat * perSeat + i]))
        outlook.add(FIGURES, seat, Math.min(1, outlook.draws / 8) * this.#more[i]);
  }

  /** What it costs to deploy a follower from home onto a feature with this chance to send it back. */
  leavingHome(outlook: Outlook, seat: number, chance: number): number {
    if (chance === 1) return 0;
    const { weights, coming, home } = outlook;
    const use = 1 - Math.exp(-outlook.draws / weights.homeDraws);
    const count = coming[seat] + home[seat];
    return use * (worthOf(weights.home, count) - worthOf(weights.home, count - 1 + weights.freed * chance));
  }

  #followersAtHome({ board }: Outlook, seat: number): number {
    const { places, perSeat } = board;
    let count = 0;
    for (let i = 0; i < perSeat; i++)
      if (this.isFollower[i] === 1 && this.isApart[i] === 0 && isHome(places[seat * perSeat + i])) count++;
    return count;
  }
}

/** The sum of the first worths, the last of them in part. */
function worthOf(home: readonly number[], count: number): number {
  let sum = 0;
  let left = count;
  for (let i = 0; i < home.length && left > 0; i++) {
    sum += left >= 1 ? home[i] : left * home[i];
    left--;
  }
  return sum;
}
