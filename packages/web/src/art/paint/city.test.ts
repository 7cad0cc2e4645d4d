import { beforeEach, expect, test, vi } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { distance, distanceToLine, inside, insideAny } from '../geometry.ts';
import { areasOf } from '../tile/plan.ts';
import { outlineOf } from './city/footprint.ts';
import { standingTowns } from './city/standing.ts';
import { cityScenery } from './city.ts';
import { siteOf } from './face.ts';
import { PALETTE } from './palette.ts';
import type { Face } from './scenery.ts';
import { recordingPen, UnseenCanvas } from './testing/recording-pen.ts';

const tiles = allTiles().filter(({ spec }) => spec.segments.some(({ kind }) => kind === 'city'));
const TURNS = [0, 90, 180, 270];

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', UnseenCanvas);
});

function painted(face: Face, pixels: number): string[] {
  const { pen, calls } = recordingPen();
  const bold = pixels < 110 ? 1.5 : 1;
  const look = { pixels, fine: pixels >= 130, bold, glow: undefined };
  const { flat, things = [], top } = cityScenery(siteOf(face));
  flat?.(pen, look);
  for (const thing of things) thing.shade?.(pen);
  for (const thing of things) thing.draw(pen, look);
  top?.(pen, look);
  return calls;
}

const openFace = (index: number, rot = 0): Face => ({ spec: tiles[index].spec, rot, closed: [] });
const townsAt = (face: Face) => standingTowns(face.spec, face.rot, siteOf(face).random);

test('the same face is always painted the same, whoever asks first, and in numbers', () => {
  for (const [index, { id, spec }] of tiles.entries()) {
    if (index % 5 !== 0) continue;
    const rot = TURNS[index % 4];
    const again = { spec: structuredClone(spec), rot, closed: [] };
    const words = painted(again, 180).join('\n');
    expect(words === painted(openFace(index, rot), 180).join('\n'), id).toBe(true);
    expect(words, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('every city has houses, and they stand inside it', () => {
  for (const { id, spec } of tiles) {
    for (const rot of TURNS) {
      const face = { spec, rot, closed: [] };
      const { layout } = siteOf(face);
      for (const { place, houses, landmarks } of townsAt(face)) {
        expect(houses.length, `${id} ${place}`).toBeGreaterThan(3);
        const corners = [...houses, ...landmarks].flatMap((ground) => outlineOf(ground));
        const outside = corners.filter((corner) => !insideAny(layout.areas[place], corner));
        expect(outside, `${id} ${rot}`).toEqual([]);
      }
    }
  }
});

test('houses are clear of figures, gates, walls and what is printed', () => {
  for (const { id, spec } of tiles) {
    for (const rot of TURNS) {
      const face = { spec, rot, closed: [] };
      const { spots, taken, ways, walls } = siteOf(face).layout;
      const gates = ways.flatMap(({ gate }) => gate?.point ?? []);
      for (const ground of townsAt(face).flatMap(({ houses, landmarks }) => [...houses, ...landmarks])) {
        const outline = outlineOf(ground);
        const far = (point: { x: number; y: number }) =>
          inside(outline, point) ? 0 : distanceToLine([...outline, outline[0]], point);
        const near = [
          ...spots.filter((spot) => far(spot) <= 3),
          ...gates.filter((gate) => far(gate) <= 6),
          ...taken.filter(({ at, radius }) => far(at) <= radius),
          ...walls.filter(({ line }) => Math.min(...line.map(far)) <= 2),
        ];
        expect(near, `${id} ${rot}`).toEqual([]);
      }
    }
  }
});

test('a turn moves a town and changes nothing else', () => {
  for (const { id, spec } of tiles) {
    const shapes = TURNS.map((rot) =>
      townsAt({ spec, rot, closed: [] }).map(({ houses, landmarks }) => [
        houses.map(({ form, half, deep, roof }) => [form, half, deep, roof]),
        landmarks.map(({ form }) => form),
      ]),
    );
    for (const shape of shapes) expect(shape, id).toEqual(shapes[0]);
  }
});

test('a street crosses the middle of every open edge', () => {
  const index = tiles.findIndex(({ id }) => id === 'base/C');
  const { spec } = tiles[index];
  const starts = townsAt({ spec, rot: 90, closed: [] }).flatMap(({ streets }) =>
    streets.map(([start]) => start),
  );
  for (const middle of [
    { x: 50, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
  ]) {
    expect(Math.min(...starts.map((start) => distance(start, middle)))).toBeLessThan(0.01);
  }
  expect(areasOf(spec, siteOf(openFace(index)).layout, 'city')).toHaveLength(1);
});

test('two roofs in three are of terracotta', () => {
  const houses = tiles
    .flatMap(({ spec }) => townsAt({ spec, rot: 0, closed: [] }))
    .flatMap((town) => town.houses);
  const terracotta = PALETTE.roofs.filter((_, i) => i < 4 || i === 7);
  const share =
    houses.filter(({ roof }) => terracotta.some((colour) => colour === roof)).length / houses.length;
  expect(share).toBeGreaterThan(0.64);
  expect(share).toBeLessThan(0.8);
});

test('only a closed city has flags and blue roofs', () => {
  const walled = tiles.filter(({ id }) => id !== 'base/C' && id !== 'inns-cathedrals/cathedral');
  for (const { id, spec } of walled) {
    const flags = (isClosed: boolean) =>
      painted({ spec, rot: 0, closed: spec.segments.map(() => isClosed) }, 40).filter(
        (call) => call === `fillStyle=${PALETTE.flag}`,
      ).length;
    expect(flags(false), id).toBe(0);
    expect(flags(true), id).toBeGreaterThan(0);
  }
});

test('a small face needs fewer strokes', () => {
  const strokes = (pixels: number) => {
    const counts = tiles.map((_, i) =>
      painted(openFace(i), pixels).filter((call) => /^(fill|stroke|fillRect)\(/.test(call)),
    );
    return counts.reduce((sum, calls) => sum + calls.length, 0) / tiles.length;
  };
  expect(strokes(40)).toBeLessThan(750);
  expect(strokes(40)).toBeLessThan(strokes(300) * 0.6);
});
