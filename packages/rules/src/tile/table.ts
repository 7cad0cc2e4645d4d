import { anyFaceOf, distinctTurns, faceOf } from './face.ts';
import { fillFits } from './fit.ts';
import {
  ANY_EDGE,
  CITY,
  CITY_EDGE,
  EDGES,
  FIELD,
  FIELD_EDGE,
  HALVES,
  isCentre,
  KINDS,
  NONE,
  RIVER_EDGE,
  ROAD,
  ROAD_EDGE,
  SEGMENTS_PER_TILE,
} from './kinds.ts';
import { type MarkSpec, type PackedMark, packMarks } from './marks.ts';
import type { SegmentSpec, TileSpec } from './spec.ts';

/** One sort of tile in a game: its id, its pile, what is printed on it after scenery has been dropped. */
export interface TileType {
  readonly id: string;
  readonly spec: TileSpec;
  /** Index of the pile it is drawn from; lower piles are used up first. */
  readonly pile: number;
}

/** One feature's open ends and segments share a word: the low half counts open ends, the high half segments. */
export const ONE_SEGMENT = 1 << 16;
export const OPEN = 0xffff;

/**
 * Everything printed on the tiles of one game in flat arrays, turned all four ways.
 * "Oriented" is type × 4 + rotation; "printed segment" is type × 8 + place on the tile.
 */
export class TileTable {
  readonly types: readonly TileType[];
  /** By type. */
  readonly segmentCount: Uint8Array;
  readonly turns: Uint8Array;
  readonly centre: Uint8Array;
  /** Its roads and cities, as bits of their places. */
  readonly ways: Uint8Array;
  /** Tiles with the same number look the same, if need be after turning (`face`) or as they are (`print`). */
  readonly face: Uint16Array;
  readonly print: Uint16Array;
  /** By oriented × 8 + place: the name of a segment, once it has been asked for (`segmentName`). */
  readonly names: string[] = [];
  /** By printed segment. */
  readonly kind: Uint8Array;
  readonly ends: Int32Array;
  readonly marks: Int32Array;
  readonly borders: Uint8Array;
  /** By oriented × 4 + edge. */
  readonly edge: Uint8Array;
  readonly side: Uint8Array;
  /** The second city of a shared edge (HS8), or NONE. */
  readonly secondSide: Uint8Array;
  /** 1 where both halves of an edge belong to one field. */
  readonly wholeEdge: Uint8Array;
  /** By oriented × 8 + half-edge: the field there, or NONE. */
  readonly half: Uint8Array;
  /** Where a type's row of `fit` begins, and there for each requirement of a cell the rotations that meet it; see `fit.ts`. */
  readonly fitAt: Int32Array;
  /** How many requirements a cell can have: the length of a row. */
  readonly needs: number;
  readonly fit: Uint8Array;
  /** What an edge kind adds to the requirement of the cell beyond, by kind × 4 + edge of that cell. */
  readonly needOf: Uint16Array;
  /** Whether any tile has edges that fit all others. */
  readonly hasAnyEdge: boolean;

  readonly #packed: Map<string, PackedMark>;
  readonly #byId: Map<string, number>;

  constructor(types: readonly TileType[], marks: readonly MarkSpec[]) {
    const count = types.length;
    const specs = types.map((type) => type.spec);
    const directions = new Set(marks.filter((mark) => mark.turns).map((mark) => mark.name));
    this.types = types;
    this.#byId = new Map(types.map((type, index) => [type.id, index]));
    this.#packed = packMarks(marks, specs);
    this.segmentCount = new Uint8Array(count);
    this.turns = new Uint8Array(count);
    this.centre = new Uint8Array(count).fill(NONE);
    this.ways = new Uint8Array(count);
    this.face = numberTexts(specs.map((spec) => anyFaceOf(spec, directions)));
    this.print = numberTexts(specs.map((spec) => faceOf(spec, 0, directions)));
    this.kind = new Uint8Array(count * SEGMENTS_PER_TILE);
    this.ends = new Int32Array(count * SEGMENTS_PER_TILE);
    this.marks = new Int32Array(count * SEGMENTS_PER_TILE);
    this.borders = new Uint8Array(count * SEGMENTS_PER_TILE);
    this.edge = new Uint8Array(count * 16);
    this.side = new Uint8Array(count * 16).fill(NONE);
    this.secondSide = new Uint8Array(count * 16).fill(NONE);
    this.wholeEdge = new Uint8Array(count * 16);
    this.half = new Uint8Array(count * 32).fill(NONE);

    for (const [type, spec] of specs.entries()) {
      this.turns[type] = distinctTurns(spec, directions);
      this.#print(type, spec);
    }
    const { fitAt, needs, fit, needOf } = fillFits(this.edge, this.turns);
    this.fitAt = fitAt;
    this.needs = needs;
    this.fit = fit;
    this.needOf = needOf;
    this.hasAnyEdge = this.edge.includes(ANY_EDGE);
  }

  indexOf(id: string): number {
    return this.#byId.get(id) ?? -1;
  }

  packedMark(name: string): PackedMark {
    const mark = this.#packed.get(name);
    if (mark === undefined) throw new Error(`no segment has the mark ${name}`);
    return mark;
  }

  /** A tile mark's number for every type, 0 where it is not printed. */
  tileMark(name: string): Uint8Array {
    return Uint8Array.from(this.types, (type) => type.spec.marks[name] ?? 0);
  }

  #print(type: number, spec: TileSpec): void {
    if (spec.segments.length > SEGMENTS_PER_TILE) throw new Error(`${spec.name} has too many segments`);
    this.segmentCount[type] = spec.segments.length;
    if (spec.fits === 'any') this.edge.fill(ANY_EDGE, type * 16, type * 16 + 16);
    for (const [place, segment] of spec.segments.entries()) {
      const printed = type * SEGMENTS_PER_TILE + place;
      const kind = KINDS.indexOf(segment.kind);
      this.kind[printed] = kind;
      this.ends[printed] = ONE_SEGMENT + openEnds(segment, kind);
      this.marks[printed] = this.#pack(segment);
      for (const city of segment.borders) this.borders[printed] |= 1 << city;
      if (isCentre(kind)) this.centre[type] = place;
      if (kind === ROAD || kind === CITY) this.ways[type] |= 1 << place;
      for (let rot = 0; rot < 4; rot++) this.#turn(type * 4 + rot, rot, place, segment, kind);
    }
    for (let edge = type * 16; edge < type * 16 + 16; edge++) {
      this.wholeEdge[edge] = this.half[2 * edge] === this.half[2 * edge + 1] ? 1 : 0;
    }
  }

  #turn(oriented: number, rot: number, place: number, segment: SegmentSpec, kind: number): void {
    for (const name of segment.edges) {
      const edge = oriented * 4 + ((EDGES.indexOf(name) + rot) & 3);
      this.edge[edge] = edgeKind(segment);
      this.side[edge] = place;
    }
    for (const name of segment.halves) {
      const half = (HALVES.indexOf(name) + 2 * rot) & 7;
      const edge = oriented * 4 + (half >> 1);
      if (kind === FIELD) this.half[oriented * 8 + half] = place;
      else if (this.side[edge] === NONE) {
        this.edge[edge] = CITY_EDGE;
        this.side[edge] = place;
      } else this.secondSide[edge] = place;
    }
  }

  #pack(segment: SegmentSpec): number {
    let word = 0;
    for (const [name, count] of Object.entries(segment.marks)) word += count << this.packedMark(name).shift;
    return word;
  }
}

/** The same number for the same text. */
function numberTexts(texts: readonly string[]): Uint16Array {
  const distinct = [...new Set(texts)];
  return Uint16Array.from(texts, (text) => distinct.indexOf(text));
}

function edgeKind(segment: SegmentSpec): number {
  if (segment.kind === 'road') return ROAD_EDGE;
  if (segment.kind === 'river') return RIVER_EDGE;
  return segment.kind === 'city' ? CITY_EDGE : FIELD_EDGE;
}

/** A centre waits for eight neighbours; a field's open ends are counted only when a rule asks. */
function openEnds(segment: SegmentSpec, kind: number): number {
  if (isCentre(kind)) return 8;
  if (kind === FIELD) return 0;
  return segment.edges.length + (kind === CITY ? segment.halves.length : 0);
}
