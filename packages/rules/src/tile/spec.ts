import { EDGES, type Edge, HALVES, type Half, type Kind } from './kinds.ts';

/** Marks are words of the rules printed on a segment or a tile (a pennant), with how many there are. */
export type Marks = Readonly<Record<string, number>>;

export interface SegmentSpec {
  readonly kind: Kind;
  /** Whole edges: roads, rivers and cities. */
  readonly edges: readonly Edge[];
  /** Half-edges: fields, and cities that share an edge with another city (HS8). */
  readonly halves: readonly Half[];
  /** For a field: which segments of the tile, by their place in the list, are cities it touches (B12). */
  readonly borders: readonly number[];
  /** For a road or river that stops on this tile: what stops it. */
  readonly ends: string | undefined;
  readonly marks: Marks;
}

export interface TileSpec {
  /** Name inside its set, `D-start`; with the set in front it is the tile's id, `base/D-start`. */
  readonly name: string;
  readonly count: number;
  readonly segments: readonly SegmentSpec[];
  readonly marks: Marks;
  /** Its edges agree with any others, and roads, cities and fields that meet them end there. */
  readonly fits?: 'any';
}

interface Details {
  readonly ends?: string;
  readonly halves?: string;
  readonly borders?: readonly number[];
  readonly [mark: string]: number | string | readonly number[] | undefined;
}

/** `tile('D', 3, city('N'), road('WE'), field('EL WR', { borders: [0] }), field('ER SL SR WL'))` */
export function tile(name: string, count: number, ...parts: readonly (SegmentSpec | Marks)[]): TileSpec {
  const segments: SegmentSpec[] = [];
  let marks: Marks = {};
  for (const part of parts) {
    if (isSegment(part)) segments.push(part);
    else marks = { ...marks, ...part };
  }
  return { name, count, segments, marks };
}

export const city = (edges: string, details?: Details) => segment('city', edges, '', details);
export const road = (edges: string, details?: Details) => segment('road', edges, '', details);
export const river = (edges: string, details?: Details) => segment('river', edges, '', details);
export const field = (halves: string, details?: Details) => segment('field', '', halves, details);
export const monastery = (details?: Details) => segment('monastery', '', '', details);
export const garden = (details?: Details) => segment('garden', '', '', details);

function segment(kind: Kind, edges: string, halves: string, details: Details = {}): SegmentSpec {
  const { ends, halves: shared, borders, ...marks } = details;
  return {
    kind,
    edges: [...edges].map(readEdge),
    halves: words(shared ?? halves).map(readHalf),
    borders: borders ?? [],
    ends,
    marks: marks as Marks,
  };
}

function isSegment(part: SegmentSpec | Marks): part is SegmentSpec {
  return typeof part.kind === 'string';
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function readEdge(letter: string): Edge {
  const edge = EDGES.find((name) => name === letter);
  if (edge === undefined) throw new Error(`no such edge: ${letter}`);
  return edge;
}

function readHalf(word: string): Half {
  const half = HALVES.find((name) => name === word);
  if (half === undefined) throw new Error(`no such half-edge: ${word}`);
  return half;
}
