import type { Game } from '@bastide/rules';
import {
  cellOfEnd,
  edgeOfEnd,
  FIELD,
  Joins,
  RIM,
  Rims,
  type SearchBoard,
  type Shape,
} from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';
import { Union } from './union.ts';

/** Places of a rim: those of ways, then those of fields. */
const WAYS = 0;
const FIELDS = 4;
/** Who comes to a place of a rim, if it is no other holding. */
const NOBODY = -1;
const ITSELF = -2;
/** How surely two features are joined for each expected draw of a tile that can, where somebody wants it. */
const RATE = 0.5;

/** Which holdings may be joined to which others, over all cells where they meet: what the nets are told of it. */
export class Unions {
  readonly #rims: Rims;
  readonly #joins: Joins;
  /** By holding × holdings: how many tiles would join it to one that was found before. */
  readonly #tiles: Float64Array;
  readonly #most: number;
  readonly #union: Union;
  /** Of the cell looked at: where its rim begins, and by place the holding that comes there. */
  #first = 0;
  readonly #others = new Int32Array(RIM);

  constructor(game: Game, { places, players }: SearchBoard) {
    this.#rims = new Rims(game);
    this.#joins = new Joins(game);
    this.#union = new Union(players);
    this.#most = places.length + 1;
    this.#tiles = new Float64Array(this.#most * this.#most);
  }

  /** The unseen tiles are counted anew. */
  count(game: Game): void {
    this.#joins.reset(game);
  }

  /** A turn begins here. */
  start(game: Game): void {
    this.#rims.start(game);
  }

  /** A new holding meets nothing yet. */
  begin(at: number): void {
    const first = at * this.#most;
    for (let other = 0; other < at; other++) this.#tiles[first + other] = 0;
  }

  /** Finds which holdings found before a holding meets. */
  add(outlook: Outlook, at: number, { opens, openCount }: Shape): void {
    outlook.forgetCells();
    const isField = outlook.holdings.kind[at] === FIELD;
    for (let i = 0; i < openCount; i++) {
      const cell = cellOfEnd(opens[i]);
      if (!isField) this.#meetAt(outlook, at, cell, edgeOfEnd(opens[i]));
      else if (outlook.meetCell(cell)) this.#meetFields(outlook, at, cell);
    }
  }

  /** A road or city comes to a cell over one edge. */
  #meetAt(outlook: Outlook, at: number, cell: number, edge: number): void {
    if (this.#findOthers(outlook, at, cell, WAYS, FIELDS))
      this.#count(at, outlook.board.requirementOf(cell), edge, WAYS, FIELDS);
  }

  /** A field may come to several places of a cell's rim. */
  #meetFields(outlook: Outlook, at: number, cell: number): void {
    if (!this.#findOthers(outlook, at, cell, FIELDS, RIM)) return;
    const need = outlook.board.requirementOf(cell);
    for (let place = FIELDS; place < RIM; place++)
      if (this.#others[place] === ITSELF && !this.#isSecondHalf(place))
        this.#count(at, need, place, FIELDS, RIM);
  }

  /** Mostly both halves of an edge belong to one segment. */
  #isSecondHalf(place: number): boolean {
    const { segments } = this.#rims;
    return (place & 1) === 1 && segments[this.#first + place] === segments[this.#first + place - 1];
  }

  /** Which holdings found before come to which places of a cell's rim; tells whether there are any. */
  #findOthers(outlook: Outlook, at: number, cell: number, from: number, to: number): boolean {
    const { board, game, holdings, met, look, holdingOf } = outlook;
    const { root: roots, kind } = holdings;
    this.#first = this.#rims.of(game, cell, board.requirementOf(cell));
    let found = false;
    for (let place = from; place < to; place++) {
      this.#others[place] = NOBODY;
      const segment = this.#rims.segments[this.#first + place];
      if (segment < 0) continue;
      const root = board.featureOf(segment);
      if (root === roots[at]) this.#others[place] = ITSELF;
      if (root === roots[at] || met[root] !== look) continue;
      const other = holdingOf[root];
      if (other >= at || roots[other] !== root || kind[other] !== kind[at]) continue;
      this.#others[place] = other;
      found = true;
    }
    return found;
  }

  /** Tiles that join a holding, at one place of a rim, to those at other places. */
  #count(at: number, need: number, place: number, from: number, to: number): void {
    for (let other = from; other < to; other++)
      if (this.#others[other] >= 0)
        this.#tiles[at * this.#most + this.#others[other]] += this.#joins.count(need, place, other);
  }

  /** What may come of all that was found. */
  settle(outlook: Outlook): void {
    for (let at = 1; at < outlook.holdings.count; at++) this.settleOne(outlook, at);
  }

  /** What may come of a holding and those found before. */
  settleOne(outlook: Outlook, at: number): void {
    const { players, fade } = outlook;
    const first = at * this.#most;
    for (let other = 0; other < at; other++) {
      const tiles = this.#tiles[first + other];
      if (tiles === 0) continue;
      const chance = 1 - Math.exp((-RATE * tiles * fade) / players);
      this.#union.weigh(outlook, at, other, chance);
    }
  }
}
