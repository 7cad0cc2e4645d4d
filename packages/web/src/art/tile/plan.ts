import type { TileSpec } from '@bastide/rules';
import { coverOf, printedHubs, printedMarks } from '../../expansions/faces.ts';
import { between, circle, clip, distance, type Line, type Point, ribbon } from '../geometry.ts';
import { type Border, type Region, regionsOf, shrunk } from '../regions.ts';
import { borderPoint, edgesOf, NOTHING, ownersOf } from './border.ts';
import { curveMiddle, type Hub } from './hubs.ts';
import { type Wall, wallsOf } from './walls.ts';
import { halfWidth, type Way, waysOf } from './ways.ts';

/** The ground plan of a tile as printed: lines and areas, not yet turned. */
export interface Plan {
  readonly walls: readonly Wall[];
  readonly ways: readonly Way[];
  readonly hubs: readonly Hub[];
  /** Lanes that only part fields: from a village to a gate. */
  readonly lanes: readonly (readonly Point[])[];
  /** Ground that belongs to no segment, inside the tile. */
  readonly voids: readonly (readonly Point[])[];
  /** By place: the polygons of each segment; centres are added where they are put. */
  readonly areas: readonly (readonly (readonly Point[])[])[];
  /** Regions claimed by two segments: always none, or the plan is wrong. */
  readonly torn: readonly string[];
}

export function groundPlan(spec: TileSpec): Plan {
  const walls = wallsOf(spec);
  const { ways, hubs } = waysOf(spec, walls);
  const seams = seamsOf(spec, walls, hubs);
  const regions = regionsOf([
    { line: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].map(borderPoint), half: 0, rim: true },
    ...walls.map(({ line }): Border => ({ line, half: 0 })),
    ...ways.map((way): Border => ({ line: way.line, half: halfWidth(way) })),
    ...seams.map(({ line, lane }): Border => ({ line, half: lane ? 3 : 0 })),
    ...coverBorder(spec),
  ]);
  const lanes = seams.flatMap(({ line, lane }) => (lane ? [line] : []));
  return { walls, ways, hubs, lanes, ...claim(spec, regions, ways, hubs) };
}

interface Seam {
  readonly line: Point[];
  readonly lane: boolean;
}

/** What parts two fields besides walls, roads and rivers: a village's lane to a gate, a mark that reaches from wall to wall. */
function seamsOf(spec: TileSpec, walls: readonly Wall[], hubs: readonly Hub[]): Seam[] {
  if (hubs.length === 0 && Object.keys(spec.marks).some((name) => printedMarks[name]?.parts)) {
    const middles = walls.map(({ line }) => line[Math.floor(line.length / 2)]);
    return spec.segments.some(({ kind }) => kind === 'field') ? [{ line: middles, lane: false }] : [];
  }
  const river = spec.segments.some(({ kind }) => kind === 'river');
  return hubs.flatMap((hub) =>
    river || hub.kind === 'farmhouse' || printedHubs[hub.kind]?.place === 'rim'
      ? []
      : hubSeams(spec, walls, hub),
  );
}

/** Between two neighbouring roads of a hub lie two fields: something must part them. */
function hubSeams(spec: TileSpec, walls: readonly Wall[], hub: Hub): Seam[] {
  const owners = ownersOf(spec);
  const edges = hub.roads.flatMap((place) => edgesOf(spec.segments[place])).sort();
  return edges.flatMap((edge, i): Seam[] => {
    const next = edges[(i + 1) % edges.length];
    const [a, b] = [owners[2 * edge + 1], owners[2 * next]];
    if (a === b || a === NOTHING || b === NOTHING) return [];
    const city = walls.find(
      (wall) => spec.segments[a].borders.includes(wall.city) && spec.segments[b].borders.includes(wall.city),
    );
    if (city !== undefined) {
      return [{ line: [hub.at, city.line[Math.floor(city.line.length / 2)]], lane: true }];
    }
    const road = spec.segments.find(({ kind, edges }) => kind === 'road' && edges.length === 2);
    if (road === undefined) return [];
    return [{ line: [hub.at, between(hub.at, curveMiddle(edgesOf(road)), 1.6)], lane: false }];
  });
}

function coverBorder(spec: TileSpec): Border[] {
  const cover = coverOf(spec);
  if (cover === undefined) return [];
  const ring = circle(cover.at, cover.radius, 180);
  return [{ line: [...ring, ring[0]], half: 0 }];
}

function claim(spec: TileSpec, regions: readonly Region[], ways: readonly Way[], hubs: readonly Hub[]) {
  const owners = ownersOf(spec);
  const areas: Point[][][] = spec.segments.map(() => []);
  const voids: Point[][] = [];
  const torn: string[] = [];
  const enclosed = spec.segments.findIndex(({ kind, halves }) => kind === 'field' && halves.length === 0);
  for (const region of regions) {
    if (isCovered(spec, region)) continue;
    const claims = claimants(owners, region);
    if (claims.length > 1) torn.push(claims.join(' '));
    const place = claims[0] ?? (isInner(region) ? enclosed : NOTHING);
    if (place === NOTHING) voids.push([...region.corners]);
    else areas[place].push(spec.segments[place].kind === 'field' ? shrunk(region) : [...region.corners]);
  }
  for (const way of ways) areas[way.place].push(clip(ribbon(way.line, halfWidth(way))).reverse());
  for (const { kind, at: middle, roads, radius } of hubs) {
    if (kind === 'lake' || kind === 'source') areas[roads[0]].push(circle(middle, radius));
  }
  return { areas, voids, torn };
}

const isInner = (region: Region): boolean => !region.rim.includes(true);

function claimants(owners: readonly number[], { corners, rim }: Region): number[] {
  const found = new Set<number>();
  for (const [i, corner] of corners.entries()) {
    if (!rim[i]) continue;
    const owner = owners[halfAt(between(corner, corners[(i + 1) % corners.length], 0.5))];
    if (owner !== NOTHING) found.add(owner);
  }
  return [...found];
}

function halfAt({ x, y }: Point): number {
  if (y < 0.5) return x < 50 ? 0 : 1;
  if (x > 99.5) return y < 50 ? 2 : 3;
  if (y > 99.5) return x > 50 ? 4 : 5;
  return y > 50 ? 6 : 7;
}

function isCovered(spec: TileSpec, { corners }: Region): boolean {
  const cover = coverOf(spec);
  return cover !== undefined && corners.every((corner) => distance(corner, cover.at) < cover.radius + 0.5);
}

/** All areas of one kind. */
export function areasOf(spec: TileSpec, plan: Plan, kind: string): Line[] {
  return spec.segments.flatMap((segment, place) => (segment.kind === kind ? plan.areas[place] : []));
}
