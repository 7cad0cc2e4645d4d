import { at, clip, closedPath, distance, type Line, OVERLAP, type Point } from '../geometry.ts';
import { hash } from '../hash.ts';
import { disc, type Ink, painted, stroke } from './ink.ts';

const CELL = 62;
const CORNERS = 9;

/** Lighter and darker patches that flow over tile borders: each tile draws its part of patches that belong to the board. */
export function mottle(x: number, y: number): Ink[] {
  let light = '';
  let dark = '';
  const [west, north] = [x * 100, y * 100];
  for (let row = Math.floor((north - 45) / CELL); row * CELL < north + 145; row++) {
    for (let column = Math.floor((west - 45) / CELL); column * CELL < west + 145; column++) {
      const tone = hash(column, row, 1);
      if (tone > 0.72) continue;
      const d = closedPath(
        clip(
          patch(column, row).map((p) => at(p.x - west, p.y - north)),
          OVERLAP,
        ),
      );
      if (tone < 0.38) light += d;
      else dark += d;
    }
  }
  return painted({ paint: 'meadow-light', d: light }, { paint: 'meadow-dark', d: dark });
}

function patch(column: number, row: number): Point[] {
  const cx = (column + hash(column, row, 2)) * CELL;
  const cy = (row + hash(column, row, 3)) * CELL;
  const wide = 17 + 22 * hash(column, row, 4);
  const high = 9 + 13 * hash(column, row, 5);
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const out = 0.8 + 0.4 * hash(column * 16 + i, row, 6);
    return at(cx + wide * out * Math.cos(angle), cy + high * out * Math.sin(angle));
  });
  return rounded(rounded(corners));
}

/** Cuts the corners off (Chaikin). */
function rounded(corners: Line): Point[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    return [
      at(0.75 * a.x + 0.25 * b.x, 0.75 * a.y + 0.25 * b.y),
      at(0.25 * a.x + 0.75 * b.x, 0.25 * a.y + 0.75 * b.y),
    ];
  });
}

/** Grass and a few flowers on free ground. */
export function tufts(x: number, y: number, free: (point: Point) => number): Ink[] {
  let grass = '';
  let flowers = '';
  for (let i = 0; i < 22; i++) {
    const p = at(4 + 92 * hash(x, y, 100 + i), 5 + 90 * hash(x, y, 140 + i));
    if (free(p) < 3) continue;
    if (hash(x, y, 180 + i) < 0.25) {
      for (const [dx, dy] of [
        [0, 0],
        [2.6, 1.2],
        [1, 2.8],
      ])
        flowers += disc(p.x + dx, p.y + dy, 0.55);
    } else grass += tuft(p);
  }
  return painted({ paint: 'tuft', d: grass }, { paint: 'flower', d: flowers });
}

const tuft = ({ x, y }: Point): string =>
  stroke(x, y, x - 1.2, y - 2.4) +
  stroke(x + 0.6, y, x + 0.6, y - 3.2) +
  stroke(x + 1.2, y, x + 2.4, y - 2.2);

interface Tree {
  readonly at: Point;
  readonly size: number;
  readonly fir: boolean;
}

/** Trees seen from farther away. */
export const farTrees = (x: number, y: number, free: (point: Point) => number): Ink[] =>
  painted({ paint: 'leaves-far', d: wood(x, y, free).map(crown).join('') });

/** Copses and single trees, some of them firs. */
function wood(x: number, y: number, free: (point: Point) => number): Tree[] {
  const found: Tree[] = [];
  for (let i = 0; i < 13 && found.length < 7; i++) {
    const p = at(7 + 86 * hash(x, y, 200 + i), 11 + 83 * hash(x, y, 230 + i));
    const copse = hash(x, y, 260 + i) < 0.45 ? 3 : 1;
    const fir = hash(x, y, 290 + i) < 0.3;
    for (let k = 0; k < copse; k++) {
      const q = at(p.x + 6.2 * k - 3 * (k >> 1), p.y + [0, 3.2, -3.4][k]);
      if (q.x < 5 || q.x > 95 || q.y < 11 || q.y > 97) continue;
      if (free(q) < 5 || free(at(q.x, q.y - 7)) < 2.5) continue;
      if (found.some((tree) => distance(tree.at, q) < 5.6)) continue;
      found.push({ at: q, size: 0.85 + 0.4 * hash(x, y, 320 + 3 * i + k), fir });
    }
  }
  return found.sort((a, b) => a.at.y - b.at.y);
}

export function trees(x: number, y: number, free: (point: Point) => number): Ink[] {
  const found = wood(x, y, free);
  return painted(
    {
      paint: 'shade',
      d: found.map(({ at: p, size }) => disc(p.x + 1.6, p.y + 1, 4 * size, 1.7 * size)).join(''),
    },
    { paint: 'trunk', d: found.map(({ at: p }) => stroke(p.x, p.y + 0.6, p.x, p.y - 3)).join('') },
    { paint: 'leaves', d: found.map(crown).join('') },
    { paint: 'leaves-light', d: found.map(lightSide).join('') },
  );
}

function crown({ at: { x, y }, size: s, fir }: Tree): string {
  if (fir) return `M${n(x)} ${n(y - 10.5 * s)}L${n(x + 3.2 * s)} ${n(y - 1.4)}H${n(x - 3.2 * s)}Z`;
  return disc(x, y - 4.6 * s, 3.7 * s, 3.9 * s);
}

function lightSide({ at: { x, y }, size: s, fir }: Tree): string {
  if (fir) return `M${n(x)} ${n(y - 10 * s)}L${n(x - 2.6 * s)} ${n(y - 1.9)}H${n(x - 0.2)}Z`;
  return disc(x - 1 * s, y - 5.5 * s, 2 * s, 2.1 * s);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
