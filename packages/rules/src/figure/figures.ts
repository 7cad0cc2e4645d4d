import type { Arena } from '../arena/arena.ts';
import type { Features } from '../board/features.ts';
import { SEAT_BITS } from '../board/features.ts';
import { KINDS, type Kind } from '../tile/kinds.ts';

/**
 * A sort of wooden piece. A `follower` occupies and counts for the majority; a `companion` goes where an own follower already
 * stands and leaves with the last of them; a `special` figure does neither.
 */
export interface FigureSpec {
  readonly name: string;
  readonly count: number;
  readonly role: (typeof ROLES)[number];
  /** What it counts for the majority. */
  readonly strength: number;
  /** Kinds of segments it may be deployed on from home. */
  readonly stands: readonly Kind[];
  /** Whether it lies where it is on a field; others stand there too. */
  readonly lies?: boolean;
  /** The number of the rule that says where it goes; and of the rules that keep it off certain kinds of segments. */
  readonly rule: string;
  readonly barred?: Readonly<Partial<Record<Kind, string>>>;
}

export const HOME = -1;

const ROLES = ['follower', 'companion', 'special'] as const;
export const FOLLOWER = 0;
export const COMPANION = 1;
export const SPECIAL = 2;

/** Where every figure is. Figures are numbered seat by seat; a seat's follow the order of the kinds. */
export class Figures {
  readonly specs: readonly FigureSpec[];
  readonly seats: number;
  readonly perSeat: number;
  /** By figure: a segment, HOME, or a number below HOME for a spot off the tiles. */
  readonly place: Int16Array;
  /** By a figure's number inside its seat. */
  readonly kindAt: Uint8Array;
  /** A seat's companions, by their numbers inside it. */
  readonly companionsAt: Uint8Array;
  /** By figure. */
  private readonly seatAt: Uint8Array;
  /** By kind: the first figure inside a seat, the strength, the bits of segment kinds it stands on, the role, how many. */
  readonly firstOf: Uint8Array;
  readonly strengthOf: Uint8Array;
  readonly standsOn: Uint8Array;
  readonly roleOf: Uint8Array;
  readonly countOf: Uint8Array;
  /** Kinds as bits: those of a role, and by kind of segment those that may be deployed there. */
  readonly followers: number;
  readonly companions: number;
  readonly kindsOn: Uint32Array;
  /** Those that are deployed on segments at all. */
  private readonly deployable: number;
  /** Beside the arena (`fromArena`): the kinds each seat has at home, as bits; how many figures are on each spot off the tiles. */
  readonly homeKinds: Uint32Array;
  private readonly onSpot: Uint8Array;
  private readonly features: Features;

  constructor(arena: Arena, features: Features, specs: readonly FigureSpec[], seats: number, spots: number) {
    this.specs = specs;
    this.seats = seats;
    this.features = features;
    this.kindAt = Uint8Array.from(specs.flatMap((spec, kind) => new Array(spec.count).fill(kind)));
    this.perSeat = this.kindAt.length;
    this.seatAt = Uint8Array.from({ length: seats * this.perSeat }, (_, figure) =>
      Math.floor(figure / this.perSeat),
    );
    this.firstOf = Uint8Array.from(specs, (_, kind) => this.kindAt.indexOf(kind));
    this.strengthOf = Uint8Array.from(specs, (spec) => spec.strength);
    this.standsOn = Uint8Array.from(specs, (spec) => bitsOf(spec.stands));
    this.roleOf = Uint8Array.from(specs, (spec) => ROLES.indexOf(spec.role));
    this.countOf = Uint8Array.from(specs, (spec) => spec.count);
    this.companionsAt = Uint8Array.from(this.kindAt.keys()).filter(
      (figure) => this.roleOf[this.kindAt[figure]] === COMPANION,
    );
    this.followers = this.#bitsWhere((kind) => this.roleOf[kind] === FOLLOWER);
    this.companions = this.#bitsWhere((kind) => this.roleOf[kind] === COMPANION);
    this.kindsOn = Uint32Array.from(KINDS, (_, ground) =>
      this.#bitsWhere((kind) => ((this.standsOn[kind] >> ground) & 1) === 1),
    );
    this.deployable = this.#bitsWhere((kind) => this.standsOn[kind] !== 0);
    this.homeKinds = new Uint32Array(seats);
    this.onSpot = new Uint8Array(spots);
    this.place = arena.i16(seats * this.perSeat, 'figures.place');
  }

  /** Counts anew who is off the tiles. */
  fromArena(): void {
    const { place, kindAt, perSeat, onSpot } = this;
    onSpot.fill(0);
    for (let seat = 0; seat < this.seats; seat++) {
      let kinds = 0;
      for (let i = 0; i < perSeat; i++) {
        const at = place[seat * perSeat + i];
        if (at === HOME) kinds |= 1 << kindAt[i];
        else if (at < HOME) onSpot[HOME - 1 - at]++;
      }
      this.homeKinds[seat] = kinds;
    }
  }

  /** Takes over what other figures have counted, whose part of the arena was copied. */
  copyCounts({ homeKinds, onSpot }: Figures): void {
    for (let seat = 0; seat < homeKinds.length; seat++) this.homeKinds[seat] = homeKinds[seat];
    for (let spot = 0; spot < onSpot.length; spot++) this.onSpot[spot] = onSpot[spot];
  }

  /** A figure of that kind at home, or -1. */
  atHome(seat: number, kind: number): number {
    const first = seat * this.perSeat + this.firstOf[kind];
    const end = first + this.countOf[kind];
    for (let figure = first; figure < end; figure++) if (this.place[figure] === HOME) return figure;
    return -1;
  }

  /** The kinds a seat has at home and may deploy on segments, as bits. */
  kindsAtHome(seat: number): number {
    return this.homeKinds[seat] & this.deployable;
  }

  countHome(seat: number, kind: number): number {
    const first = seat * this.perSeat + this.firstOf[kind];
    const end = first + this.countOf[kind];
    let count = 0;
    for (let figure = first; figure < end; figure++) if (this.place[figure] === HOME) count++;
    return count;
  }

  /** How many are on a spot off the tiles (`Context.spots`). */
  countOn(spot: number): number {
    return this.onSpot[HOME - 1 - spot];
  }

  seatOf(figure: number): number {
    return this.seatAt[figure];
  }

  kindOf(figure: number): number {
    return this.kindAt[figure - this.seatAt[figure] * this.perSeat];
  }

  nameOf(figure: number): string {
    return this.specs[this.kindOf(figure)].name;
  }

  deploy(figure: number, segment: number): void {
    this.move(figure, segment);
    this.count(figure, segment, 1);
  }

  /** Takes a figure off its segment; where it goes is the caller's business, home unless told otherwise. */
  lift(figure: number, to = HOME): void {
    this.count(figure, this.place[figure], -1);
    this.move(figure, to);
  }

  /** Puts a figure elsewhere, and nothing else: what it counted where it was is the caller's business. */
  move(figure: number, to: number): void {
    const from = this.place[figure];
    this.place[figure] = to;
    this.leave(figure, from);
    this.arrive(figure, to);
  }

  #bitsWhere(isSo: (kind: number) => boolean): number {
    return this.specs.reduce((bits, _, kind) => (isSo(kind) ? bits | (1 << kind) : bits), 0);
  }

  private arrive(figure: number, place: number): void {
    if (place === HOME) this.homeKinds[this.seatOf(figure)] |= 1 << this.kindOf(figure);
    else if (place < HOME) this.onSpot[HOME - 1 - place]++;
  }

  private leave(figure: number, place: number): void {
    if (place < HOME) this.onSpot[HOME - 1 - place]--;
    if (place !== HOME) return;
    const seat = this.seatOf(figure);
    const kind = this.kindOf(figure);
    if (this.atHome(seat, kind) < 0) this.homeKinds[seat] &= ~(1 << kind);
  }

  private count(figure: number, segment: number, sign: number): void {
    const strength = this.strengthOf[this.kindOf(figure)];
    if (strength === 0 || segment < 0) return;
    this.features.held[this.features.rootOf(segment)] +=
      (sign * strength) << (this.seatOf(figure) * SEAT_BITS);
  }
}

function bitsOf(kinds: readonly Kind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << KINDS.indexOf(kind)), 0);
}
