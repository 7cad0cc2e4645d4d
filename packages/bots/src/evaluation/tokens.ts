import type { Game } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import { POINTS, TOKENS } from './terms.ts';

const GOODS_POINTS = 10;
/** GM3: up to so many ingots each pays so much. */
const INGOT_POINTS = [
  { upTo: 3, each: 1 },
  { upTo: 6, each: 2 },
  { upTo: 9, each: 3 },
  { upTo: Number.POSITIVE_INFINITY, each: 4 },
];
const INGOT = 'gold';

type Count = (game: Game, seat: number) => number;

/** Tokens won: goods pay whoever has most of a kind, ingots pay by their number. Empty where the game has none. */
export class Purse {
  readonly #goods: readonly Count[];
  readonly #ingots: Count | undefined;

  constructor({ rules }: Game) {
    const counts = rules.hooks.tokens.flatMap(({ names, count }) =>
      names.map((name, index) => ({ name, count: (game: Game, seat: number) => count(game, seat, index) })),
    );
    this.#goods = counts.filter(({ name }) => name !== INGOT).map(({ count }) => count);
    this.#ingots = counts.find(({ name }) => name === INGOT)?.count;
  }

  look(outlook: Outlook): void {
    for (let i = 0; i < this.#goods.length; i++) addGoods(outlook, this.#goods[i]);
    if (this.#ingots === undefined) return;
    const { game, players } = outlook;
    for (let seat = 0; seat < players; seat++)
      outlook.add(POINTS, seat, ingotPoints(this.#ingots(game, seat)));
    addMines(outlook, this.#ingots);
  }
}

export function ingotPoints(count: number): number {
  for (const { upTo, each } of INGOT_POINTS) if (count <= upTo) return count * each;
  return 0;
}

/** How likely a seat has most of one sort of goods at the end, times what that pays. */
function addGoods(outlook: Outlook, count: Count): void {
  const { game, players, weights, ahead } = outlook;
  const spread = 0.05 + weights.goodsSpread * ahead;
  for (let seat = 0; seat < players; seat++) {
    const own = count(game, seat);
    let best = 0;
    for (let other = 0; other < players; other++)
      if (other !== seat) best = Math.max(best, count(game, other));
    if (own === 0 && best > 0 && ahead < 0.02) continue;
    // A tie pays both; nobody is paid for none.
    const lead = own - best + (own === 0 ? -0.5 : 0.5);
    outlook.add(TOKENS, seat, GOODS_POINTS / (1 + Math.exp(-lead / spread)));
  }
}

/** Ingots on the land go to the leaders of whatever is closed around them. */
function addMines(outlook: Outlook, held: Count): void {
  const { game, things, weights, players } = outlook;
  const { board } = game;
  for (let i = 0; i < things.mines; i++) {
    const slot = things.mine[i];
    const count = board.tiles.segmentCount[board.typeOf(slot)];
    for (let place = 0; place < count; place++) {
      const root = board.features.rootOf(slot * 8 + place);
      if (outlook.met[root] !== outlook.look || outlook.chance[root] === 0) continue;
      const leaders = outlook.leaders(root);
      for (let seat = 0; seat < players; seat++) {
        if (((leaders >> seat) & 1) === 0) continue;
        const more = ingotPoints(held(game, seat) + things.ingots[i]) - ingotPoints(held(game, seat));
        outlook.add(TOKENS, seat, weights.ingot * outlook.chance[root] * Math.max(more, things.ingots[i]));
      }
    }
  }
}
