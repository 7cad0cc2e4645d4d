import { CITY, FIELD, ROAD } from '@bastide/rules/search';
import type { Outlook } from '../outlook.ts';

/** What a seat holds in all: how much of each kind. */
const ROADS = 0;
const CITIES = 1;
const CENTRES = 2;
const FIELDS = 3;
/** Of all but fields those that are stuck, and those one tile may close. */
const STUCK = 4;
const NEAR = 5;
/** What all but fields and what fields are worth to those who lead them. */
const OTHERS = 6;
const FARMS = 7;
export const TALLY = 8;

/** A feature is as good as stuck if it is less likely to be closed than this. */
const HARDLY = 0.1;

/** By seat × TALLY: sums over what is held, about as large as 1. */
export class Tally {
  readonly of: Float64Array;
  /** Of all seats together. */
  readonly all = new Float64Array(TALLY);
  readonly #players: number;
  readonly #kept = new Float64Array(2 * TALLY);

  constructor(players: number) {
    this.#players = players;
    this.of = new Float64Array(players * TALLY);
  }

  count(outlook: Outlook): void {
    this.of.fill(0);
    this.all.fill(0);
    const { holdings, board } = outlook;
    for (let at = 0; at < holdings.count; at++) {
      if (holdings.isOpen[at] === 0) continue;
      for (let seat = 0; seat < this.#players; seat++)
        if (board.strengthIn(holdings.root[at], seat) > 0) this.#add(outlook, at, seat);
    }
  }

  /** Adds a holding to a seat's, until it is taken back. */
  try(outlook: Outlook, at: number, seat: number): void {
    for (let i = 0; i < TALLY; i++) {
      this.#kept[i] = this.of[seat * TALLY + i];
      this.#kept[TALLY + i] = this.all[i];
    }
    this.#add(outlook, at, seat);
  }

  takeBack(seat: number): void {
    for (let i = 0; i < TALLY; i++) {
      this.of[seat * TALLY + i] = this.#kept[i];
      this.all[i] = this.#kept[TALLY + i];
    }
  }

  #add({ holdings }: Outlook, at: number, seat: number): void {
    const { kind, chance, isNear, worth, leaders } = holdings;
    const isField = kind[at] === FIELD;
    this.#sum(seat, placeOf(kind[at]), 1 / 3);
    if (!isField && chance[at] < HARDLY) this.#sum(seat, STUCK, 1 / 3);
    if (isNear[at] === 1) this.#sum(seat, NEAR, 1 / 2);
    if (((leaders[at] >> seat) & 1) === 1) this.#sum(seat, isField ? FARMS : OTHERS, worth[at] / 20);
  }

  #sum(seat: number, place: number, more: number): void {
    this.of[seat * TALLY + place] += more;
    this.all[place] += more;
  }
}

function placeOf(kind: number): number {
  if (kind === ROAD) return ROADS;
  if (kind === CITY) return CITIES;
  return kind === FIELD ? FIELDS : CENTRES;
}
