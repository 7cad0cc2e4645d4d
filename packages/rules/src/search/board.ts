import { SEAT_BITS, SEAT_MASK } from '../board/features.ts';
import { FRONTIER } from '../board/land.ts';
import type { Game } from '../game/game.ts';
import { breakTie, isTie, majorityOf, strengthIn, strengthOf, strongestIn } from '../score/majority.ts';
import { tileOf } from '../tile/segment.ts';
import { isHome } from './figures.ts';
import type { LiveNumbers } from './live-numbers.ts';

/** A cell has so many neighbours: four over its edges, then four at its corners. */
export const NEIGHBOURS = 8;

/**
 * The land and the figures of a position, quick to ask. One is made for a ruleset and shows one position after the other: `show`.
 * Features are numbers, the same for all segments of a feature until a tile is placed; kinds are indices of `KINDS`.
 */
export class SearchBoard {
  /** Figures are numbered seat by seat: a seat's first is `seat × perSeat`, and the order is that of `figureSpecs`. */
  readonly perSeat: number;
  readonly players: number;
  /** How many cells there are, and how many segments there can ever be: lengths of lists by cell, and by segment or feature. */
  readonly cells: number;
  readonly segments: number;
  /** By figure, where it is: its segment, or a number below 0 if it is at home (`isHome`) or on a spot off the tiles (`spotOf`). */
  places: LiveNumbers;
  #game: Game;
  #board: Game['board'];
  #features: Game['board']['features'];
  #held: Int32Array;
  #grid: Uint16Array;
  #need: Uint16Array;
  #cell: Int32Array;
  readonly #around: Int32Array;
  readonly #mask: number;
  /** Whether an expansion in play changes what followers count. */
  readonly #hasHook: boolean;

  constructor(game: Game) {
    this.perSeat = game.figures.perSeat;
    this.players = game.players;
    this.cells = game.board.land.lattice.size;
    this.segments = game.board.features.parent.length;
    const { steps, corners, lattice } = game.board.land;
    this.#around = Int32Array.of(...steps, ...corners);
    this.#mask = lattice.mask;
    this.#hasHook = game.rules.hooks.strengthFor.length > 0;
    // The same as `show`, because all must be set here. Found through the game each time, a look of a bot takes a third longer.
    this.places = game.figures.place;
    this.#game = game;
    this.#board = game.board;
    this.#features = game.board.features;
    this.#held = game.board.features.held;
    this.#grid = game.board.land.grid;
    this.#need = game.board.land.frontierNeed;
    this.#cell = game.board.land.cell;
  }

  /** From now on the position of this game is meant, of the same ruleset, whatever is played in it. */
  show(game: Game): void {
    this.places = game.figures.place;
    this.#game = game;
    this.#board = game.board;
    this.#features = game.board.features;
    this.#held = game.board.features.held;
    this.#grid = game.board.land.grid;
    this.#need = game.board.land.frontierNeed;
    this.#cell = game.board.land.cell;
  }

  featureOf(segment: number): number {
    return this.#features.rootOf(segment);
  }

  kindOf(segment: number): number {
    return this.#board.kindOf(segment);
  }

  /** For a monastery or garden: the neighbours still missing. */
  openEnds(feature: number): number {
    return this.#features.openEnds(feature);
  }

  segmentsOf(feature: number): number {
    return this.#features.segments(feature);
  }

  isOccupied(feature: number): boolean {
    return this.#held[feature] !== 0;
  }

  /** What a seat's followers in a feature count for the majority. */
  strengthIn(feature: number, seat: number): number {
    if (this.#hasHook) return strengthOf(this.#game, feature, seat);
    return (this.#held[feature] >>> (seat * SEAT_BITS)) & SEAT_MASK;
  }

  highestStrength(feature: number): number {
    if (this.#hasHook) return Math.max(...strengthIn(this.#game, [feature]));
    const held = this.#held[feature];
    let best = 0;
    for (let seat = 0; seat < this.players; seat++)
      best = Math.max(best, (held >>> (seat * SEAT_BITS)) & SEAT_MASK);
    return best;
  }

  /** The seats that would get the points of a feature, as bits. */
  leadersOf(feature: number): number {
    if (this.#hasHook) return majorityOf(this.#game, feature);
    const seats = strongestIn(this.#held[feature], this.players);
    return isTie(seats) ? breakTie(this.#game, [feature], seats) : seats;
  }

  /**
   * What `look` tells of an unoccupied feature while one follower of a seat stands on it. No figure is moved, and afterwards the
   * feature is unoccupied again.
   */
  withFollower(feature: number, seat: number, look: (feature: number) => number): number {
    const held = this.#held;
    held[feature] = 1 << (seat * SEAT_BITS);
    const seen = look(feature);
    held[feature] = 0;
    return seen;
  }

  /** The cell in which the tile of a segment lies. */
  cellOf(segment: number): number {
    return this.#cell[tileOf(segment)];
  }

  neighbourOf(cell: number, neighbour: number): number {
    return (cell + this.#around[neighbour]) & this.#mask;
  }

  hasTile(cell: number): boolean {
    const entry = this.#grid[cell];
    return entry !== 0 && entry < FRONTIER;
  }

  /** Whether a cell is empty and lies beside a tile. */
  isBesideLand(cell: number): boolean {
    return this.#grid[cell] >= FRONTIER;
  }

  /** What a tile must look like to lie in a cell (`Fits`); 0 where nothing is required. */
  requirementOf(cell: number): number {
    const entry = this.#grid[cell];
    return entry >= FRONTIER ? this.#need[entry - FRONTIER] : 0;
  }

  /** How many segments a placed tile has. */
  segmentsOn(tile: number): number {
    return this.#board.tiles.segmentCount[this.#board.typeOf(tile)];
  }

  /** Whether the figure with this number inside its seat may be deployed on segments of this kind. */
  mayStandOn(index: number, segment: number): boolean {
    const { standsOn, kindAt } = this.#game.figures;
    return ((standsOn[kindAt[index]] >> this.#board.kindOf(segment)) & 1) === 1;
  }

  /** How many figures are at such a place. */
  figuresAt(where: number): number {
    let count = 0;
    for (let figure = 0; figure < this.places.length; figure++) if (this.places[figure] === where) count++;
    return count;
  }

  /** How many of a seat's followers are at home. */
  followersHome(seat: number): number {
    const { kindAt, strengthOf } = this.#game.figures;
    let count = 0;
    for (let i = 0; i < this.perSeat; i++)
      if (strengthOf[kindAt[i]] > 0 && isHome(this.places[seat * this.perSeat + i])) count++;
    return count;
  }
}
