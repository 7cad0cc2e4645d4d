import type { TileSpec } from '@bastide/rules';
import { printedMarks } from '../../expansions/faces.ts';
import { at, between, CENTRE, curve, type Point, plus, times, unit } from '../geometry.ts';
import { borderPoint, halvesOf, inward, NOTHING, ownersOf, waysOver } from './border.ts';

/** One stretch of city wall, from a place on the border clockwise to another; the city lies on its right. */
export interface Wall {
  readonly city: number;
  readonly from: number;
  readonly to: number;
  readonly line: readonly Point[];
}

/** How far a wall leans out from its ends: along the chord, and away from it. */
interface Lean {
  readonly along: number;
  readonly away: number;
}

const FREE: Lean = { along: 14, away: 37 };
/** Another city across the same edge or corner: leave room between the walls. */
const OPPOSED: Lean = { along: 14, away: 32 };
const CORNERED: Lean = { along: 32, away: 28 };
/** A field bites into a city: over one edge, and around another city there. */
const BITE: Lean = { along: 21, away: 28 };
/** A bite with something printed in it. */
const WIDE_BITE: Lean = { along: 17, away: 35 };
const DEEP_BITE: Lean = { along: 9, away: 50 };
/** Where the wall comes back to a corner from both sides, the city needs its tip. */
const TIP: Lean = { along: 34, away: 24 };

export function wallsOf(spec: TileSpec): Wall[] {
  const owners = ownersOf(spec);
  const walls: Wall[] = [];
  for (const [city, segment] of spec.segments.entries()) {
    if (segment.kind !== 'city') continue;
    for (const [from, to] of gapsOf(halvesOf(segment))) {
      const stops = [from, ...touches(spec, owners, city, from, to), to];
      for (let i = 1; i < stops.length; i++) {
        const line = wallLine(spec, owners, stops[i - 1], stops[i]);
        walls.push({ city, from: stops[i - 1], to: stops[i], line });
      }
    }
  }
  return walls;
}

/** The stretches of the border that a city leaves to others, clockwise, as places on the border. */
function gapsOf(halves: readonly number[]): [number, number][] {
  const gaps: [number, number][] = [];
  for (let half = 0; half < 8; half++) {
    if (!halves.includes(half) || halves.includes((half + 1) % 8)) continue;
    let end = half + 1;
    while (!halves.includes(end % 8)) end++;
    gaps.push([(half + 1) / 2, end / 2]);
  }
  return gaps;
}

/** Where two fields meet on the border and nothing but this city's wall can part them. */
function touches(
  spec: TileSpec,
  owners: readonly number[],
  city: number,
  from: number,
  to: number,
): number[] {
  const ways = waysOver(spec);
  const found: number[] = [];
  for (let half = from * 2 + 1; half < to * 2; half++) {
    const before = owners[(half - 1) % 8];
    const after = owners[half % 8];
    if (before === after || before === NOTHING || after === NOTHING) continue;
    if (half % 2 === 1 && ways[((half - 1) / 2) % 4] !== NOTHING) continue;
    const borders = [before, after].every((place) => spec.segments[place].borders.includes(city));
    if (borders) found.push(half / 2);
  }
  return found;
}

function wallLine(spec: TileSpec, owners: readonly number[], from: number, to: number): Point[] {
  const gap = to - from;
  if (gap === 3) return pinched(spec) ? pinchedWall(from, to) : edgeWall(spec, owners, from, to);
  if (gap === 2) return cornerWall(spec, owners, from, to);
  if (gap === 1) {
    const facing =
      owners[(from * 2) % 8] !== NOTHING && spec.segments[owners[(from * 2) % 8]].kind === 'city';
    const lean = facing ? DEEP_BITE : biteOf(spec);
    const end = (place: number) => (cityBeside(spec, owners, place) ? lean : TIP);
    return bow(borderPoint(from), borderPoint(to), inward(from), end(from), end(to));
  }
  return gap === 2.5 ? halfEdgeWall(from, to) : spikeWall(from, to);
}

function biteOf({ segments, marks }: TileSpec): Lean {
  const printed = Object.keys(marks).length > 0 || segments.some(({ kind }) => kind === 'garden');
  return printed ? WIDE_BITE : BITE;
}

/** Whether a city has an edge that begins or ends at this corner. */
function cityBeside(spec: TileSpec, owners: readonly number[], corner: number): boolean {
  return [corner * 2 - 1, corner * 2].some((half) => {
    const owner = owners[(half + 8) % 8];
    return owner !== NOTHING && spec.segments[owner].kind === 'city';
  });
}

/** A city on one edge. */
function edgeWall(spec: TileSpec, owners: readonly number[], from: number, to: number): Point[] {
  const cityAt = (half: number) => {
    const owner = owners[((half % 8) + 8) % 8];
    return owner !== NOTHING && spec.segments[owner].kind === 'city';
  };
  const plain = cityAt(from * 2 + 2) || cityAt(from * 2 + 3) ? OPPOSED : FREE;
  const first = cityAt(from * 2) ? CORNERED : plain;
  const last = cityAt(to * 2 - 1) ? CORNERED : plain;
  return bow(borderPoint(from), borderPoint(to), inward(to), first, last);
}

/** A city on two neighbouring edges: a diagonal, drawn back where the other half has much to hold. */
function cornerWall(spec: TileSpec, owners: readonly number[], from: number, to: number): Point[] {
  const [a, b] = [borderPoint(from), borderPoint(to)];
  const opposite = borderPoint(from + 3);
  const kinds = [0, 1, 2, 3].map((i) => spec.segments[owners[(from * 2 + i) % 8]]?.kind);
  const back = cornerBack(
    spec,
    kinds.filter((kind) => kind === 'city').length,
    kinds.every((kind) => kind === undefined),
  );
  const away = times(unit(plus(opposite, times(CENTRE, -1))), back);
  return curve(a, plus(between(a, b, 0.3), away), plus(between(a, b, 0.7), away), b, 18);
}

function cornerBack(spec: TileSpec, cityHalves: number, empty: boolean): number {
  if (cityHalves === 4 || empty) return 24;
  if (spec.segments.some(({ kind }) => kind === 'monastery')) return 20;
  if (cityHalves > 0) return 12;
  const busy = spec.segments.some(({ kind }) => kind === 'road' || kind === 'river' || kind === 'garden');
  if (busy) return 9;
  return Object.keys(spec.marks).length > 0 ? 4 : -5;
}

/** Two cities whose walls meet in the middle and part the fields: nothing else on the tile could. */
function pinched({ segments, marks }: TileSpec): boolean {
  const fields = segments.filter(({ kind }) => kind === 'field');
  const cities = segments.filter(({ kind }) => kind === 'city');
  if (cities.length !== 2 || fields.length !== 2 || cities.length + fields.length !== segments.length)
    return false;
  return Object.keys(marks).every((mark) => printedMarks[mark]?.place !== 'hub') && cities.every(hasOneEdge);
}

const hasOneEdge = ({ edges, halves }: TileSpec['segments'][number]) =>
  edges.length === 1 && halves.length === 0;

function pinchedWall(from: number, to: number): Point[] {
  const [a, b] = [borderPoint(from), borderPoint(to)];
  const n = inward(to);
  const u = unit(plus(b, times(a, -1)));
  const tip = (side: number) => plus(CENTRE, plus(times(n, -9), times(u, -11 * side)));
  const start = plus(a, plus(times(u, 8), times(n, 30)));
  const end = plus(b, plus(times(u, -8), times(n, 30)));
  return [...curve(a, start, tip(1), CENTRE, 10), ...curve(CENTRE, tip(-1), end, b, 10).slice(1)];
}

/** HS8: from a corner to a half-shared edge's middle, or back. */
function halfEdgeWall(from: number, to: number): Point[] {
  const [a, b] = [borderPoint(from), borderPoint(to)];
  if (Number.isInteger(from)) return halfEdgeWall(-to, -from).reverse().map(mirror);
  const out = plus(a, times(inward(Math.floor(from)), 42));
  return curve(a, out, between(b, CENTRE, 0.75), b);
}

/** Going round the border the other way is a mirror on the diagonal from the north-west. */
const mirror = ({ x, y }: Point): Point => at(y, x);

/** HS8: a city that narrows to a point in the middle of the opposite edge. */
function spikeWall(from: number, to: number): Point[] {
  if (Number.isInteger(to)) return spikeWall(-to, -from).reverse().map(mirror);
  const [a, b] = [borderPoint(from), borderPoint(to)];
  const side = inward(from);
  const start = plus(a, plus(times(inward(from - 1), 26), times(side, 26)));
  return curve(a, start, plus(b, plus(times(inward(Math.floor(to)), 45), times(side, -3))), b);
}

function bow(a: Point, b: Point, into: Point, first: Lean, last: Lean): Point[] {
  const u = unit(plus(b, times(a, -1)));
  const c = plus(a, plus(times(u, first.along), times(into, first.away)));
  const d = plus(b, plus(times(u, -last.along), times(into, last.away)));
  return curve(a, c, d, b, 18);
}
