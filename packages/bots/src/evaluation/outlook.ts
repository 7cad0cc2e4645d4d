import type { Game } from '@bastide/rules';
import { Ends } from './closing.ts';
import { Shapes } from './shapes.ts';
import { Spots } from './spots.ts';
import { TERMS } from './terms.ts';
import type { Things } from './things.ts';
import type { Weights } from './weights.ts';

const SEAT_BITS = 4;
const SEAT_MASK = 15;

/** A position being looked at: what the terms are added up in, and what several of them need to know. */
export class Outlook {
  game: Game;
  readonly weights: Weights;
  readonly spots: Spots;
  readonly shapes: Shapes;
  readonly ends: Ends;
  readonly things: Things;
  readonly players: number;
  /** By term × players + seat. */
  readonly terms: Float64Array;
  /** By seat: followers on their way home, each by its chance. */
  readonly coming: Float64Array;
  /** By seat: what features that are closed may bring it on the track, each by its chance. */
  readonly due: Float64Array;
  /** By root, for features met in this look: its chance to be closed. */
  readonly chance: Float64Array;
  readonly met: Int32Array;
  look = 0;
  /** What the feature looked at last is worth to its leaders. */
  worth = 0;
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
  /** What part of the tiles that were counted as unseen is still to come. */
  fade = 1;
  #counted = 1;
  /** How many tiles with a number of the wheel were counted as unseen. */
  icons = 0;

  constructor(game: Game, weights: Weights, things: Things) {
    const segments = game.board.features.parent.length;
    this.game = game;
    this.weights = weights;
    this.things = things;
    this.players = game.players;
    this.spots = new Spots(game);
    this.shapes = new Shapes(game);
    this.ends = new Ends(game.tiles.needs);
    this.terms = new Float64Array(TERMS.length * game.players);
    this.coming = new Float64Array(game.players);
    this.due = new Float64Array(game.players);
    this.chance = new Float64Array(segments);
    this.met = new Int32Array(segments);
    this.#metCity = new Int32Array(segments);
    this.paysOnce = game.rules.setup.options.farmers === 'perCity';
    this.#paidIn = new Int32Array(segments);
    this.#paid = new Uint8Array(segments);
  }

  /** The unseen tiles are counted anew. */
  count(game: Game): void {
    this.spots.reset(game);
    this.ends.forget();
    this.#counted = Math.max(1, tilesToCome(game));
    this.icons = 0;
    const { piles, tiles } = game;
    for (let type = 0; type < tiles.types.length; type++)
      if (tiles.types[type].spec.marks.wheel !== undefined) this.icons += piles.unseen[type];
  }

  begin(game: Game): void {
    this.game = game;
    this.look++;
    this.terms.fill(0);
    this.coming.fill(0);
    this.due.fill(0);
    this.tilesLeft = tilesToCome(game);
    this.draws = this.tilesLeft / this.players;
    this.ahead = this.tilesLeft / Math.max(1, this.tilesLeft + game.board.land.placed);
    this.fade = this.tilesLeft / this.#counted;
  }

  add(term: number, seat: number, points: number): void {
    this.terms[term * this.players + seat] += points;
  }

  forgetCities(): void {
    this.#field++;
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
    if (!this.things.anyRobber) return;
    for (let seat = 0; seat < this.players; seat++) if (((seats >> seat) & 1) === 1) this.due[seat] += points;
  }

  /** Adds to every seat of a set of bits. */
  addToAll(term: number, seats: number, points: number): void {
    for (let seat = 0; seat < this.players; seat++) {
      if (((seats >> seat) & 1) === 1) this.terms[term * this.players + seat] += points;
    }
  }

  /** The seats that would get the points of a feature, as bits. */
  leaders(root: number): number {
    const held = this.game.board.features.held[root];
    let best = 1;
    let seats = 0;
    for (let seat = 0; seat < this.players; seat++) {
      const strength = (held >>> (seat * SEAT_BITS)) & SEAT_MASK;
      if (strength < best) continue;
      if (strength > best) seats = 0;
      best = strength;
      seats |= 1 << seat;
    }
    const { tieBreak } = this.game.rules.hooks;
    for (let i = 0; i < tieBreak.length && (seats & (seats - 1)) !== 0; i++)
      seats = tieBreak[i].among(this.game, [root], seats);
    return seats;
  }

  /** The highest strength of any seat in a feature. */
  most(root: number): number {
    const held = this.game.board.features.held[root];
    let best = 0;
    for (let seat = 0; seat < this.players; seat++)
      best = Math.max(best, (held >>> (seat * SEAT_BITS)) & SEAT_MASK);
    return best;
  }
}

/** Tiles to be drawn and those held. */
export function tilesToCome({ piles, hands }: Game): number {
  let held = 0;
  for (let i = 0; i < hands.length; i++) if (hands[i] !== 0) held++;
  return piles.remaining + held;
}
