import { EDGES, HALVES } from './kinds.ts';
import type { SegmentSpec, TileSpec } from './spec.ts';

/**
 * What a tile shows when turned by `rot` quarter turns, as a text: two tiles with the same text are the same to every rule.
 * `directions` names the marks whose number turns with the tile.
 */
export function faceOf(tile: TileSpec, rot: number, directions: ReadonlySet<string>): string {
  const names = tile.segments.map((segment) => segmentFace(segment, rot));
  const segments = tile.segments.map((segment, i) => {
    const borders = segment.borders.map((city) => names[city]).sort();
    return `${names[i]}~${borders.join('&')}`;
  });
  const marks = Object.entries(tile.marks).map(([name, count]) =>
    directions.has(name) ? `${name}${turnDirection(count, rot)}` : `${name}${count}`,
  );
  const fits = tile.fits === undefined ? '' : ` fits ${tile.fits}`;
  return `${segments.sort().join(' ')} ${marks.sort().join(' ')}${fits}`;
}

/** How many rotations of a tile look different: 1, 2 or 4. */
export function distinctTurns(tile: TileSpec, directions: ReadonlySet<string>): number {
  const face = faceOf(tile, 0, directions);
  if (faceOf(tile, 1, directions) === face) return 1;
  return faceOf(tile, 2, directions) === face ? 2 : 4;
}

/** The same text for a tile however it is turned. */
export function anyFaceOf(tile: TileSpec, directions: ReadonlySet<string>): string {
  return [0, 1, 2, 3].map((rot) => faceOf(tile, rot, directions)).sort()[0];
}

/** Directions are eighths of a circle, 1 = north. */
export function turnDirection(direction: number, rot: number): number {
  return ((direction - 1 + 2 * rot) & 7) + 1;
}

function segmentFace({ kind, edges, halves, marks }: SegmentSpec, rot: number): string {
  const sides = edges.map((edge) => EDGES[(EDGES.indexOf(edge) + rot) & 3]).sort();
  const parts = halves.map((half) => HALVES[(HALVES.indexOf(half) + 2 * rot) & 7]).sort();
  const printed = Object.entries(marks).map(([name, count]) => `${name}${count}`);
  return `${kind}:${sides.join('')}${parts.join('')}${printed.sort().join('')}`;
}
