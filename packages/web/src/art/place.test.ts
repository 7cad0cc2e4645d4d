import type { TileSpec } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import { coverOf } from '../expansions/faces.ts';
import { allTiles } from './gallery/all-tiles.ts';
import { areaOf, distance, distanceToLine, insideAny, type Point, turn } from './geometry.ts';
import { segmentArea, segmentPath, segmentSpot, turnedLayout } from './place.ts';
import { borderPoint, edgesOf, halvesOf } from './tile/border.ts';
import { layoutOf } from './tile/layout.ts';

const tiles = allTiles();
const turns = [0, 1, 2, 3];
const every = (check: (spec: TileSpec, quarters: number, name: string) => void) => {
  for (const { id, spec } of tiles)
    for (const quarters of turns) check(spec, quarters, `${id} turned ${quarters}`);
};
const near = (a: Point, b: Point) => distance(a, b) < 0.05;

test('every tile of every set is there', () => {
  expect(tiles.length).toBeGreaterThan(180);
  expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
});

describe('edges meet', () => {
  test('a road or river reaches each of its edges in the middle, at right angles', () => {
    every((spec, quarters, name) => {
      for (const { place, line } of turnedLayout(spec, 90 * quarters).ways) {
        for (const edge of edgesOf(spec.segments[place])) {
          const middle = borderPoint(edge + quarters + 0.5);
          const [end, next] = near(line[0], middle) ? [line[0], line[1]] : [...line].reverse();
          expect(near(end, middle), name).toBe(true);
          const aside = edge % 2 === quarters % 2 ? next.x - end.x : next.y - end.y;
          expect(Math.abs(aside) / distance(end, next), name).toBeLessThan(0.12);
        }
      }
    });
  });

  test('each half-edge shows the segment that the rules have there', () => {
    every((spec, quarters, name) => {
      if (coverOf(spec) !== undefined) return;
      for (const [place, segment] of spec.segments.entries()) {
        for (const half of halvesOf(segment)) {
          const at = borderPoint((half + 0.5) / 2 + quarters);
          const inner = { x: 0.98 * at.x + 1, y: 0.98 * at.y + 1 };
          expect(insideAny(segmentArea(spec, 90 * quarters, place), inner), `${name} half ${half}`).toBe(
            true,
          );
        }
      }
    });
  });
});

describe('segments', () => {
  test('fields are parted exactly where the rules part them: no ground has two owners', () => {
    for (const { id, spec } of tiles) expect(layoutOf(spec).torn, id).toEqual([]);
  });

  test('only a crop field that fills its gap is ground without a segment', () => {
    const empty = tiles.filter(({ spec }) => layoutOf(spec).voids.length > 0).map(({ id }) => id);
    expect(empty).toEqual(['crop-circles/shield-two-corner-cities']);
  });

  test('every segment has an area and a path', () => {
    every((spec, quarters, name) => {
      for (const [place] of spec.segments.entries()) {
        const area = segmentArea(spec, 90 * quarters, place).reduce(
          (sum, polygon) => sum + areaOf(polygon),
          0,
        );
        expect(area, `${name} place ${place}`).toBeGreaterThan(120);
        expect(segmentPath(spec, 90 * quarters, place)).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
      }
    });
  });

  test('areas of fields and cities do not overlap and cover the tile but for roads and rivers', () => {
    for (const { id, spec } of tiles) {
      if (coverOf(spec) !== undefined) continue;
      const { areas, voids } = layoutOf(spec);
      const ground = spec.segments.flatMap(({ kind }, place) =>
        kind === 'field' || kind === 'city' ? [areas[place]] : [],
      );
      const ways = spec.segments.flatMap(({ kind }, place) =>
        kind === 'road' || kind === 'river' ? [areas[place]] : [],
      );
      for (let x = 3; x < 100; x += 4.7) {
        for (let y = 3; y < 100; y += 4.7) {
          const owners = [...ground, voids].filter((polygons) => insideAny(polygons, { x, y })).length;
          expect(owners, `${id} at ${x},${y}`).toBeLessThanOrEqual(1);
          const way = ways.some((polygons) => insideAny(polygons, { x, y }));
          if (owners === 0 && !way) expect(nearWay(spec, { x, y }), `${id} at ${x},${y}`).toBe(true);
        }
      }
    }
  });

  test('a spot lies in its segment, and spots are at least 12 apart', () => {
    every((spec, quarters, name) => {
      const spots = spec.segments.map((_, place) => segmentSpot(spec, 90 * quarters, place));
      for (const [place, spot] of spots.entries()) {
        expect(insideAny(segmentArea(spec, 90 * quarters, place), spot), `${name} place ${place}`).toBe(true);
        for (const other of spots.slice(0, place))
          expect(distance(spot, other), name).toBeGreaterThanOrEqual(12);
      }
    });
  });

  test('turning a tile turns everything with it', () => {
    every((spec, quarters, name) => {
      for (const [place] of spec.segments.entries()) {
        const turned = turn(segmentSpot(spec, 0, place), quarters);
        expect(near(turned, segmentSpot(spec, 90 * quarters, place)), name).toBe(true);
      }
    });
  });

  test('marks lie on the tile', () => {
    for (const { id, spec } of tiles) {
      for (const { name, at } of layoutOf(spec).marks) {
        expect(Math.min(at.x, at.y, 100 - at.x, 100 - at.y), `${id} ${name}`).toBeGreaterThan(7);
      }
    }
  });
});

/** Lanes and the ends of roads at hubs are nobody's ground. */
function nearWay(spec: TileSpec, point: Point): boolean {
  const { lanes, hubs, ways } = layoutOf(spec);
  const lines = [...lanes, ...ways.map(({ line }) => line)];
  return (
    hubs.some((hub) => distance(hub.at, point) < 12) || lines.some((line) => distanceToLine(line, point) < 6)
  );
}
