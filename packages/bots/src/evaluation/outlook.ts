import type { Game } from '@bastide/rules';
import { Fits, SearchBoard, Shapes, tilesPlaced, tilesToCome } from '@bastide/rules/search';
import { Ends } from './closing.ts';
import { Holdings } from './holdings.ts';
import { TERMS } from './terms.ts';
import type { Tokens } from './tokens.ts';
import type { Values } from './valuer.ts';
import type { Weights } from './weights.ts';

/** A position being looked at: what the terms are added up in, and what several of them need to know. */
export class Outlook {
  game: Game;
  readonly board: SearchBoard;
  readonly weights: Weights;
  readonly fits: Fits;
  readonly shapes: Shapes;
  readonly ends: Ends;
  readonly tokens: Tokens;
  readonly players: number;
  /** By term × players + seat. */
  readonly terms: Float64Array;
  /** By seat: followers on their way home, each by its chance. */
  readonly coming: Float64Array;
  /** By seat: what features that are closed may bring it on the track, each by its chance; found only where a valuer needs it. */
  readonly due: Float64Array;
  /** By root, for features met in this look: its chance to be closed, and its place among the holdings. */
  readonly chance: Float64Array;
  readonly met: Int32Array;
  readonly holdingOf: Int32Array;
  look = 0;
  readonly holdings: Holdings;
  /** By seat: followers at home that can go anywhere; found by `Figures.look`. */
  readonly home: Float64Array;
  readonly #metCell: Int32Array;
  #walk = 0;
  readonly #metCity: Int32Array;
  #field = 0;
  /** Whether a city pays its farmers once, however many fields of theirs it touches; and whom it has paid in which look. */
  readonly paysOnce: boolean;
  readonly #paidIn: Int32Array;
  readonly #paid: Uint8Array;
  /** Tiles still to come, and how many of them each seat will draw. */
  tilesLeft = 0;
  draws = 0;
  /** How much of the game is to come, from 1 to 0. */
  ahead = 0;
  /** How near the end is, from 0 to 1: the last few draws of a seat. */
  late = 0;
  /** What part of the tiles that were counted as unseen is still to come. */
  fade = 1;
  #counted = 1;
  readonly #dueFor: readonly Values[];
  #needsDue = false;

  constructor(game: Game, weights: Weights, tokens: Tokens, values: readonly Values[]) {
    this.board = new SearchBoard(game);
    const { segments } = this.board;
    this.game = game;
    this.weights = weights;
    this.tokens = tokens;
    this.#dueFor = values.filter(({ needsDue }) => needsDue !== undefined);
    this.players = game.players;
    this.fits = new Fits(game);
    this.shapes = new Shapes(game);
    this.ends = new Ends(game.tiles.needs);
    this.terms = new Float64Array(TERMS.length * game.players);
    this.coming = new Float64Array(game.players);
    this.due = new Float64Array(game.players);
    this.home = new Float64Array(game.players);
    this.holdings = new Holdings(this.board);
    this.chance = new Float64Array(segments);
    this.met = new Int32Array(segments);
    this.holdingOf = new Int32Array(segments);
    this.#metCell = new Int32Array(this.board.cells);
    this.#metCity = new Int32Array(segments);
    this.paysOnce = values.some(({ citiesPayOnce }) => citiesPayOnce === true);
    this.#paidIn = new Int32Array(segments);
    this.#paid = new Uint8Array(segments);
  }

  /** The unseen tiles are counted anew. */
  count(game: Game): void {
    this.fits.reset(game);
    this.ends.forget();
    this.#counted = Math.max(1, tilesToCome(game));
  }

  begin(game: Game): void {
    this.game = game;
    this.board.show(game);
    this.look = (this.look + 1) | 0;
    this.terms.fill(0);
    this.coming.fill(0);
    this.due.fill(0);
    this.tilesLeft = tilesToCome(game);
    this.draws = this.tilesLeft / this.players;
    this.late = Math.exp(-this.draws / 4);
    this.holdings.count = 0;
    this.ahead = this.tilesLeft / Math.max(1, this.tilesLeft + tilesPlaced(game));
    this.fade = this.tilesLeft / this.#counted;
  }

  /** What lies on the land was read anew. */
  wereRead(): void {
    this.#needsDue = this.#dueFor.some(({ needsDue }) => needsDue?.() === true);
  }

  add(term: number, seat: number, points: number): void {
    this.terms[term * this.players + seat] += points;
  }

  /** By seat: all terms together, as far as they have been added. */
  sums(): number[] {
    const { players, terms } = this;
    return Array.from({ length: players }, (_, seat) =>
      TERMS.reduce((sum, _term, index) => sum + terms[index * players + seat], 0),
    );
  }

  /** By seat: one term, as far as it has been added. */
  sumsOf(term: number): number[] {
    const { players, terms } = this;
    return Array.from(terms.subarray(term * players, (term + 1) * players));
  }

  forgetCells(): void {
    // Wraps round at 32 bits, so it never runs out.
    this.#walk = (this.#walk + 1) | 0;
  }

  /** Whether a cell is met for the first time since `forgetCells`. */
  meetCell(cell: number): boolean {
    if (this.#metCell[cell] === this.#walk) return false;
    this.#metCell[cell] = this.#walk;
    return true;
  }

  forgetCities(): void {
    this.#field = (this.#field + 1) | 0;
  }

  /** Whether a city is met for the first time since `forgetCities`. */
  meetCity(root: number): boolean {
    if (this.#metCity[root] === this.#field) return false;
    this.#metCity[root] = this.#field;
    return true;
  }

  /** Whether a closed city has not yet paid a seat for another field; now it has. */
  pays(city: number, seat: number): boolean {
    if (this.#paidIn[city] !== this.look) {
      this.#paidIn[city] = this.look;
      this.#paid[city] = 0;
    }
    if (((this.#paid[city] >> seat) & 1) === 1) return false;
    this.#paid[city] |= 1 << seat;
    return true;
  }

  /** Points that seats, as bits, may have on the track before the end. */
  expect(seats: number, points: number): void {
    if (!this.#needsDue) return;
    for (let seat = 0; seat < this.players; seat++) if (((seats >> seat) & 1) === 1) this.due[seat] += points;
  }

  /** Adds to every seat of a set of bits. */
  addToAll(term: number, seats: number, points: number): void {
    for (let seat = 0; seat < this.players; seat++) {
      if (((seats >> seat) & 1) === 1) this.terms[term * this.players + seat] += points;
    }
  }
}
