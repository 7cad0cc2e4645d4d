import type { TileSpec } from '@bastide/rules';
import { closedPath, type Point, turn } from './geometry.ts';
import type { Disc } from './tile/clearance.ts';
import { type Layout, layoutOf } from './tile/layout.ts';

const known = new WeakMap<TileSpec, (Layout | undefined)[]>();

/** A tile's layout as it lies, turned by `rot` degrees: every point turned, nothing else changed. */
export function turnedLayout(spec: TileSpec, rot: number): Layout {
  const all = known.get(spec) ?? [];
  known.set(spec, all);
  const quarters = (rot / 90) & 3;
  const found = all[quarters] ?? turnLayout(layoutOf(spec), quarters);
  all[quarters] = found;
  return found;
}

function turnLayout(layout: Layout, quarters: number): Layout {
  if (quarters === 0) return layout;
  const point = (p: Point) => turn(p, quarters);
  const line = (points: readonly Point[]) => points.map(point);
  const disc = ({ at, radius }: Disc) => ({ at: point(at), radius });
  const vector = (v: Point) => {
    const { x, y } = turn({ x: v.x + 50, y: v.y + 50 }, quarters);
    return { x: x - 50, y: y - 50 };
  };
  return {
    walls: layout.walls.map((wall) => ({
      city: wall.city,
      from: wall.from + quarters,
      to: wall.to + quarters,
      line: line(wall.line),
    })),
    ways: layout.ways.map((way) => {
      const turned = { ...way, line: line(way.line) };
      if (way.gate === undefined) return turned;
      return { ...turned, gate: { point: point(way.gate.point), into: vector(way.gate.into) } };
    }),
    hubs: layout.hubs.map((hub) => ({ ...hub, at: point(hub.at) })),
    lanes: layout.lanes.map(line),
    voids: layout.voids.map(line),
    areas: layout.areas.map((polygons) => polygons.map(line)),
    torn: layout.torn,
    spots: layout.spots.map(point),
    marks: layout.marks.map((mark) => ({ ...mark, at: point(mark.at) })),
    centres: layout.centres.map((centre) => ({ ...centre, at: point(centre.at) })),
    taken: layout.taken.map(disc),
  };
}

/** Where a figure stands on a segment, in the tile's box. */
export function segmentSpot(spec: TileSpec, rot: number, place: number): Point {
  return turnedLayout(spec, rot).spots[place];
}

/** The area of a segment in the tile's box, as the `d` of an SVG path. */
export function segmentPath(spec: TileSpec, rot: number, place: number): string {
  return turnedLayout(spec, rot).areas[place].map(closedPath).join('');
}

/** The area of a segment as polygons. */
export function segmentArea(spec: TileSpec, rot: number, place: number): readonly (readonly Point[])[] {
  return turnedLayout(spec, rot).areas[place];
}
