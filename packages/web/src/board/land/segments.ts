import type { TileSpec } from '@bastide/rules';
import { type Point, TILE } from '../camera/camera.ts';

/** Clockwise from the north, as tiles have them. */
const EDGES = ['N', 'E', 'S', 'W'];
const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

/**
 * The place of the segment that `on` names (`city:N,W`, `field:EL`, `garden`) on a tile as it lies; undefined where it names
 * none, or edges of several segments.
 */
export function placeOn(spec: TileSpec, rot: number, on: string): number | undefined {
  const [kind, sides = ''] = on.split(':');
  const places = spec.segments.flatMap((segment, place) => (segment.kind === kind ? [place] : []));
  if (sides === '') return places[0];
  const turned = places.map((place) => ({ place, sides: sidesOf(spec, rot, place) }));
  if (sides === 'C') return turned.find((segment) => segment.sides.length === 0)?.place;
  const named = sides.split(',').map((side) => turned.find((segment) => segment.sides.includes(side))?.place);
  return named.every((place) => place === named[0]) ? named[0] : undefined;
}

function sidesOf(spec: TileSpec, rot: number, place: number): string[] {
  const { kind, edges, halves } = spec.segments[place];
  const [names, order] = kind === 'field' ? [halves, HALVES] : [edges, EDGES];
  const by = (rot * order.length) / 360;
  return names.map((name) => order[(order.indexOf(name) + by) % order.length]);
}

/** The middle of an edge in the tile's box. */
const GATES: Readonly<Record<string, Point>> = {
  N: { x: TILE / 2, y: 0 },
  E: { x: TILE, y: TILE / 2 },
  S: { x: TILE / 2, y: TILE },
  W: { x: 0, y: TILE / 2 },
};

/** How far from the edges a link begins: quays lie inside the tile. */
const INSET = 0.24;
/** How far inside the tile one points at a link: a bend at the corner between its edges, a straight one at the first. */
const CORNER = 0.36;
const ASIDE = 0.28;

/** A link between two edges of a tile, through its middle. */
export interface Link {
  readonly path: string;
  readonly ends: readonly [Point, Point];
  readonly middle: Point;
  /** Where to point at it: links of one tile have different ones, wide apart. */
  readonly at: Point;
}

export function linkBetween([one, other]: readonly string[]): Link {
  const middle = { x: TILE / 2, y: TILE / 2 };
  const from = between(GATES[one], middle, INSET);
  const to = between(GATES[other], middle, INSET);
  const path = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
  const isStraight = EDGES.indexOf(other) - EDGES.indexOf(one) === 2;
  if (isStraight) return { path, ends: [from, to], middle, at: between(GATES[one], middle, ASIDE) };
  const corner = { x: GATES[one].x + GATES[other].x - middle.x, y: GATES[one].y + GATES[other].y - middle.y };
  const bend = between(middle, between(from, to, 0.5), 0.8);
  return { path, ends: [from, to], middle: bend, at: between(corner, middle, CORNER) };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
