import type { Arena } from '../arena/arena.ts';
import { EAST, SOUTH } from '../tile/kinds.ts';
import type { Lattice } from './lattice.ts';

/** A grid entry is 0 for nothing, tile slot + 1, or this bit and a place in the frontier. */
export const FRONTIER = 0x8000;

/** Whether a tile lies where the grid has this entry: one comparison where two could be guessed wrong. */
export function isTile(entry: number): boolean {
  return (entry - 1) >>> 0 < FRONTIER - 1;
}

const PLACED = 0;
const FRONTIER_CELLS = 1;
const CENTRES_CLOSED = 2;

/** Which tile lies where, and the frontier: the empty cells beside the land, each with its requirement (`tile/fit.ts`). */
export class Land {
  /** Three numbers that are copied to the arena and back when somebody looks at that (`Game.bytes`). */
  placed = 0;
  frontierCells = 0;
  /** How many neighbours' monasteries and gardens the last tile closed. */
  centresClosed = 0;
  readonly lattice: Lattice;
  readonly capacity: number;
  readonly grid: Uint16Array;
  readonly frontierCell: Int32Array;
  readonly frontierNeed: Uint16Array;
  /** By tile slot, in the order of placing. */
  readonly cell: Int32Array;
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** Tile type × 4 + rotation. */
  readonly oriented: Uint16Array;
  /** Offsets to the four neighbours over the edges, and to the four at the corners. */
  readonly steps: Int32Array;
  readonly corners: Int32Array;
  private readonly counts: Int32Array;

  constructor(arena: Arena, lattice: Lattice, capacity: number) {
    this.lattice = lattice;
    this.capacity = capacity;
    this.counts = arena.i32(3, 'land.counts');
    this.frontierCell = arena.i32(2 * capacity + 4, 'land.frontierCell');
    this.cell = arena.i32(capacity, 'land.cell');
    this.grid = arena.u16(lattice.size, 'land.grid');
    this.frontierNeed = arena.u16(2 * capacity + 4, 'land.frontierNeed');
    this.x = arena.i16(capacity, 'land.x');
    this.y = arena.i16(capacity, 'land.y');
    this.oriented = arena.u16(capacity, 'land.oriented');
    const { row } = lattice;
    this.steps = Int32Array.of(-row, 1, row, -1);
    this.corners = Int32Array.of(-row - 1, -row + 1, row + 1, row - 1);
  }

  toArena(): void {
    this.counts[PLACED] = this.placed;
    this.counts[FRONTIER_CELLS] = this.frontierCells;
    this.counts[CENTRES_CLOSED] = this.centresClosed;
  }

  fromArena(): void {
    this.placed = this.counts[PLACED];
    this.frontierCells = this.counts[FRONTIER_CELLS];
    this.centresClosed = this.counts[CENTRES_CLOSED];
  }

  cellAt(x: number, y: number): number {
    return (x + this.lattice.row * y) & this.lattice.mask;
  }

  /** The tile at a place, or -1. The lattice is wound up, so a far place must be told from the one it shares a number with. */
  slotAt(x: number, y: number): number {
    const entry = this.grid[this.cellAt(x, y)];
    if (entry === 0 || entry >= FRONTIER) return -1;
    const slot = entry - 1;
    return this.x[slot] === x && this.y[slot] === y ? slot : -1;
  }

  /** The tile in a cell, or -1. */
  slotIn(cell: number): number {
    const entry = this.grid[cell];
    return isTile(entry) ? entry - 1 : -1;
  }

  /** The frontier cell at a place, or -1 if no tile can ever be placed there now. */
  frontierAt(x: number, y: number): number {
    const cell = this.cellAt(x, y);
    if (this.grid[cell] < FRONTIER) return -1;
    const beside = this.neighbourOf(cell);
    return this.x[beside.slot] + beside.east === x && this.y[beside.slot] + beside.south === y ? cell : -1;
  }

  xOf(cell: number): number {
    const beside = this.neighbourOf(cell);
    return this.x[beside.slot] + beside.east;
  }

  yOf(cell: number): number {
    const beside = this.neighbourOf(cell);
    return this.y[beside.slot] + beside.south;
  }

  /** A tile beside a frontier cell, and the step from that tile to the cell. */
  neighbourOf(cell: number): { slot: number; east: number; south: number } {
    for (let d = 0; d < 4; d++) {
      const entry = this.grid[(cell + this.steps[d]) & this.lattice.mask];
      if (entry !== 0 && entry < FRONTIER) return { slot: entry - 1, east: -EAST[d], south: -SOUTH[d] };
    }
    throw new Error(`cell ${cell} is not beside the land`);
  }

  /** The cell is about to hold a tile: the last of the frontier takes its place in the list. */
  leaveFrontier(cell: number): void {
    const entry = this.grid[cell];
    if (entry < FRONTIER) return;
    const last = this.frontierCells - 1;
    const place = entry - FRONTIER;
    const moved = this.frontierCell[last];
    this.frontierCell[place] = moved;
    this.frontierNeed[place] = this.frontierNeed[last];
    this.grid[moved] = entry;
    this.frontierCells = last;
  }
}
