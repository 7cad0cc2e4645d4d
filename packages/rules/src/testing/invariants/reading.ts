import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import { EAST, EDGES, type Kind, SOUTH } from '../../tile/kinds.ts';
import { placeOf, tileOf } from '../../tile/segment.ts';
import { type PrintedSegment, type PrintedTile, printedTile } from './printed.ts';

/** Places on a tile, as the engine numbers segments: tile × 8 + place. */
const PLACES = 8;
const NAMES: readonly string[] = EDGES;

export interface ReadTile extends PrintedTile {
  readonly x: number;
  readonly y: number;
}

export interface ReadFeature {
  readonly kind: Kind;
  readonly segments: readonly number[];
  /** Edges on an empty cell; for a monastery or garden the neighbours that are missing. */
  readonly open: number;
  readonly marks: Readonly<Record<string, number>>;
}

/**
 * The land read afresh: only which tile lies where and what is printed on it, joined by a flood fill over shared edges (G4).
 * Knows nothing of the engine's labels and counters, so the two can be compared.
 */
export class Reading {
  readonly tiles: readonly ReadTile[];
  readonly features: readonly ReadFeature[];
  /** By segment: index of its feature. */
  readonly featureOf = new Map<number, number>();
  readonly #at = new Map<number, number>();
  /** Pairs of segments that something laid on a tile makes one. */
  readonly #links = new Map<number, number>();
  readonly #linksText: string;

  constructor(game: Game) {
    const { land, tiles } = game.board;
    this.#linksText = linksText(game);
    this.tiles = Array.from({ length: land.placed }, (_, slot) => {
      const oriented = land.oriented[slot];
      const printed = printedTile(tiles.types[oriented >> 2].spec, oriented & 3);
      return { ...printed, x: land.x[slot], y: land.y[slot] };
    });
    for (const [slot, { x, y }] of this.tiles.entries()) this.#at.set(keyOf(x, y), slot);
    this.#readLinks(game);
    this.features = this.#fill();
  }

  /** Whether the land of a game is still the one that was read: no tile more or less, no link changed. */
  isCurrent(game: Game): boolean {
    const { land, tiles } = game.board;
    if (land.placed !== this.tiles.length || linksText(game) !== this.#linksText) return false;
    const last = land.placed - 1;
    const { segments, x, y } = this.tiles[last] ?? {};
    const printed = printedTile(tiles.types[land.oriented[last] >> 2].spec, land.oriented[last] & 3);
    return x === land.x[last] && y === land.y[last] && segments === printed.segments;
  }

  /** The tile at a place, by its number in the order of placing. */
  at(x: number, y: number): number | undefined {
    return this.#at.get(keyOf(x, y));
  }

  segment(segment: number): PrintedSegment {
    return this.tiles[tileOf(segment)].segments[placeOf(segment)];
  }

  feature(segment: number): ReadFeature | undefined {
    const index = this.featureOf.get(segment);
    return index === undefined ? undefined : this.features[index];
  }

  /** The empty places beside the land, each once. */
  frontier(): { x: number; y: number }[] {
    const cells = new Map<number, { x: number; y: number }>();
    for (const tile of this.tiles) {
      for (let d = 0; d < 4; d++) {
        const [x, y] = [tile.x + EAST[d], tile.y + SOUTH[d]];
        if (this.at(x, y) === undefined) cells.set(keyOf(x, y), { x, y });
      }
    }
    return [...cells.values()];
  }

  #readLinks(game: Game): void {
    for (const { x, y, between } of thingsOf(game)) {
      if (x === undefined || y === undefined || between === undefined) continue;
      const slot = this.at(x, y);
      if (slot === undefined) continue;
      const [one, other] = between.map((edge) =>
        this.tiles[slot].segments.findIndex(
          ({ kind, edges }) => kind === 'road' && edges.includes(NAMES.indexOf(edge)),
        ),
      );
      this.#links.set(slot * PLACES + one, slot * PLACES + other);
      this.#links.set(slot * PLACES + other, slot * PLACES + one);
    }
  }

  #fill(): ReadFeature[] {
    const features: ReadFeature[] = [];
    for (const [slot, { segments }] of this.tiles.entries()) {
      for (const [place, { kind }] of segments.entries()) {
        const start = slot * PLACES + place;
        if (kind === 'river' || this.featureOf.has(start)) continue;
        features.push(this.#fillFrom(start, kind, features.length));
      }
    }
    return features;
  }

  #fillFrom(start: number, kind: Kind, index: number): ReadFeature {
    const segments = [start];
    const marks: Record<string, number> = {};
    let open = 0;
    this.featureOf.set(start, index);
    for (const segment of segments) {
      for (const next of this.#joinedTo(segment)) {
        if (this.featureOf.has(next)) continue;
        this.featureOf.set(next, index);
        segments.push(next);
      }
      open += this.#openAt(segment);
      for (const [name, count] of Object.entries(this.segment(segment).marks))
        marks[name] = (marks[name] ?? 0) + count;
    }
    return { kind, segments, open, marks };
  }

  /** The segments one step away: what faces it over its edges, cities that share an edge, links. */
  #joinedTo(segment: number): number[] {
    const slot = tileOf(segment);
    const { kind, edges, halves } = this.segment(segment);
    const joined: number[] = [];
    const link = this.#links.get(segment);
    if (link !== undefined) joined.push(link);
    if (kind === 'field') {
      for (const half of halves) joined.push(...this.#fieldsFacing(slot, half));
      return joined;
    }
    for (const edge of new Set([...edges, ...halves.map((half) => half >> 1)])) {
      const beyond = this.#beside(slot, edge);
      if (beyond === undefined) continue;
      // Any city laid against an edge that two cities share joins both (HS8), so those of the own tile too.
      joined.push(...this.#atEdge(beyond, (edge + 2) % 4, kind), ...this.#atEdge(slot, edge, kind));
    }
    return joined;
  }

  #atEdge(slot: number, edge: number, kind: Kind): number[] {
    return this.tiles[slot].segments.flatMap((other, place) => {
      const touches = other.edges.includes(edge) || other.halves.some((half) => half >> 1 === edge);
      return other.kind === kind && touches ? [slot * PLACES + place] : [];
    });
  }

  /** Looking outward from both tiles, the left half of an edge meets the right half of the edge beyond. */
  #fieldsFacing(slot: number, half: number): number[] {
    const edge = half >> 1;
    const beyond = this.#beside(slot, edge);
    if (beyond === undefined) return [];
    const facing = 2 * ((edge + 2) % 4) + (half % 2 === 0 ? 1 : 0);
    return this.tiles[beyond].segments.flatMap((other, place) =>
      other.kind === 'field' && other.halves.includes(facing) ? [beyond * PLACES + place] : [],
    );
  }

  #beside(slot: number, edge: number): number | undefined {
    const { x, y } = this.tiles[slot];
    return this.at(x + EAST[edge], y + SOUTH[edge]);
  }

  #openAt(segment: number): number {
    const { kind, edges, halves } = this.segment(segment);
    if (kind === 'field') return 0;
    if (kind === 'monastery' || kind === 'garden') return 8 - this.neighbours(tileOf(segment)).length;
    const open = (edge: number) => this.#beside(tileOf(segment), edge) === undefined;
    return edges.filter(open).length + halves.filter((half) => open(half >> 1)).length;
  }

  /** The tiles on the eight cells around a tile. */
  neighbours(slot: number): number[] {
    const { x, y } = this.tiles[slot];
    const around: number[] = [];
    for (const south of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        const other = this.at(x + east, y + south);
        if (other !== undefined && other !== slot) around.push(other);
      }
    }
    return around;
  }
}

/** Places lie within ±2000 of the origin. */
function keyOf(x: number, y: number): number {
  return (x + 4096) * 8192 + y + 4096;
}

function linksText(game: Game): string {
  const links = thingsOf(game).filter(({ between }) => between !== undefined);
  return links.map(({ x, y, between }) => `${x},${y} ${between}`).join(';');
}
