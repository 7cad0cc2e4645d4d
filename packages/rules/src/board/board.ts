import type { Arena } from '../arena/arena.ts';
import {
  ANY_EDGE,
  CITY_EDGE,
  FIELD,
  FIELD_EDGE,
  NONE,
  RIVER_EDGE,
  SEGMENTS_PER_TILE,
} from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import { OPEN, type TileTable } from '../tile/table.ts';
import { Features } from './features.ts';
import { FRONTIER, isTile, Land } from './land.ts';
import type { Lattice } from './lattice.ts';

/** The largest number a walk can have: more does not fit where it is noted. */
export const LAST_WALK = 0x7fffffff;

/** The land and its features together: placing a tile changes both. */
export class Board {
  readonly tiles: TileTable;
  readonly land: Land;
  readonly features: Features;
  /** Scratch for walks: what was seen in the walk of this number. Not part of the state; starts anew with each walk. */
  readonly seenTile: Int32Array;
  readonly seenFeature: Int32Array;
  /** The number of the last walk. */
  walk = 0;

  constructor(arena: Arena, tiles: TileTable, lattice: Lattice, capacity: number) {
    this.tiles = tiles;
    this.land = new Land(arena, lattice, capacity);
    this.features = new Features(arena, capacity * SEGMENTS_PER_TILE);
    this.seenTile = new Int32Array(capacity);
    this.seenFeature = new Int32Array(capacity * SEGMENTS_PER_TILE);
  }

  /** The number of a new walk. A board on which games are played for hours runs out of them and begins again. */
  startWalk(): number {
    if (this.walk === LAST_WALK) {
      this.walk = 0;
      this.seenTile.fill(0);
      this.seenFeature.fill(0);
    }
    return ++this.walk;
  }

  typeOf(slot: number): number {
    return this.land.oriented[slot] >> 2;
  }

  kindOf(segment: number): number {
    return this.tiles.kind[this.typeOf(tileOf(segment)) * SEGMENTS_PER_TILE + placeOf(segment)];
  }

  /** A field is never closed. */
  closed(root: number): boolean {
    return (this.features.ends[root] & OPEN) === 0 && this.kindOf(root) !== FIELD;
  }

  /**
   * Lays a tile and joins its segments to the land; tells its slot. Whether it fits is the caller's business.
   * A tile that has no neighbour yet lies at (x, y).
   */
  place(type: number, rot: number, cell: number, x = 0, y = 0): number {
    const { land, features, tiles } = this;
    const { grid, oriented, steps } = land;
    const { mask } = land.lattice;
    const slot = land.placed;
    const turned = type * 4 + rot;
    const first = slot * SEGMENTS_PER_TILE;
    land.placed = slot + 1;
    land.centresClosed = 0;
    land.leaveFrontier(cell);
    grid[cell] = slot + 1;
    land.cell[slot] = cell;
    oriented[slot] = turned;

    const printed = type * SEGMENTS_PER_TILE;
    const count = tiles.segmentCount[type];
    for (let i = 0; i < count; i++)
      features.found(first + i, tiles.ends[printed + i], tiles.marks[printed + i]);

    let neighbours = 0;
    let east = x;
    let south = y;
    for (let d = 0; d < 4; d++) {
      const beyond = (cell + steps[d]) & mask;
      const entry = grid[beyond];
      const kind = tiles.edge[turned * 4 + d];
      const back = (d + 2) & 3;
      if (entry === 0) {
        const last = land.frontierCells;
        land.frontierCells = last + 1;
        land.frontierCell[last] = beyond;
        land.frontierNeed[last] = tiles.needOf[kind * 4 + back];
        grid[beyond] = FRONTIER + last;
      } else if (entry >= FRONTIER) {
        land.frontierNeed[entry - FRONTIER] += tiles.needOf[kind * 4 + back];
      } else {
        const other = entry - 1;
        neighbours++;
        this.surround(other);
        const facing = oriented[other] * 4 + back;
        if (tiles.hasAnyEdge && (kind === ANY_EDGE || tiles.edge[facing] === ANY_EDGE)) {
          this.end(first, turned * 4 + d);
          this.end(other * SEGMENTS_PER_TILE, facing);
        } else this.join(kind, first, turned * 4 + d, other * SEGMENTS_PER_TILE, facing);
        east = land.x[other] + (d === 1 ? -1 : d === 3 ? 1 : 0);
        south = land.y[other] + (d === 0 ? 1 : d === 2 ? -1 : 0);
      }
    }
    for (let c = 0; c < 4; c++) {
      const entry = grid[(cell + land.corners[c]) & mask];
      if (!isTile(entry)) continue;
      neighbours++;
      this.surround(entry - 1);
    }
    land.x[slot] = east;
    land.y[slot] = south;
    const centre = tiles.centre[type];
    if (centre !== NONE) features.ends[first + centre] -= neighbours;
    return slot;
  }

  /** A tile came beside this one: if it has a monastery or garden, that waits for one neighbour less. */
  private surround(slot: number): void {
    const centre = this.tiles.centre[this.land.oriented[slot] >> 2];
    if (centre === NONE) return;
    const segment = segmentAt(slot, centre);
    const ends = this.features.ends[segment] - 1;
    this.features.ends[segment] = ends;
    if ((ends & OPEN) === 0) this.land.centresClosed++;
  }

  /** Joins what meets over one edge; `first` and `edge` are a tile's first segment and its edge in the tables. */
  private join(kind: number, first: number, edge: number, otherFirst: number, otherEdge: number): void {
    const { features, tiles } = this;
    if (kind !== FIELD_EDGE && kind !== RIVER_EDGE) {
      const root = features.join(first + tiles.side[edge], otherFirst + tiles.side[otherEdge]);
      features.ends[root] -= 2;
    }
    if (kind === CITY_EDGE) {
      if (tiles.secondSide[edge] !== NONE)
        this.joinSecond(first + tiles.secondSide[edge], first + tiles.side[edge]);
      if (tiles.secondSide[otherEdge] !== NONE) {
        this.joinSecond(otherFirst + tiles.secondSide[otherEdge], otherFirst + tiles.side[otherEdge]);
      }
      return;
    }
    // Left half meets right half; on a plain field edge one of the two pairs is enough. Some edges belong to nothing.
    const left = tiles.half[2 * edge];
    if (left !== NONE) features.join(first + left, otherFirst + tiles.half[2 * otherEdge + 1]);
    if (kind === FIELD_EDGE && (tiles.wholeEdge[edge] & tiles.wholeEdge[otherEdge]) === 1) return;
    const right = tiles.half[2 * edge + 1];
    if (right !== NONE) features.join(first + right, otherFirst + tiles.half[2 * otherEdge]);
  }

  /** A road or city ends at this edge, because the tile beyond fits any and joins nothing. */
  private end(first: number, edge: number): void {
    const { features, tiles } = this;
    if (tiles.edge[edge] === RIVER_EDGE) return;
    for (const place of [tiles.side[edge], tiles.secondSide[edge]])
      if (place !== NONE) features.ends[features.rootOf(first + place)]--;
  }

  /** Any city laid against an edge that two cities share joins them both (HS8). */
  private joinSecond(second: number, city: number): void {
    const root = this.features.join(second, city);
    this.features.ends[root]--;
  }
}
