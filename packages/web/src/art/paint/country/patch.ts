import {
  along,
  at,
  between,
  distance,
  type Line,
  lengthOf,
  type Point,
  plus,
  times,
} from '../../geometry.ts';
import { type Random, within } from '../random.ts';

/** A piece of ground with four sides, some of them bent: rows of points, every row from one end to the other. */
export type Patch = readonly Line[];

const COLUMNS = 8;
const ROWS = 4;

/** How a patch lies: about a point, half as long and half as deep as it is, at an angle. */
export interface Lie {
  readonly at: Point;
  readonly long: number;
  readonly deep: number;
  readonly angle: number;
}

function patchBy(point: (u: number, v: number) => Point): Patch {
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => point(column / COLUMNS, row / ROWS)),
  );
}

/** Four corners a little out of square, and two sides that bow. */
export function freePatch({ at: middle, long, deep, angle }: Lie, random: Random): Patch {
  const jitter = () => within(random, -0.07, 0.07) * deep;
  const corners = [at(-long, -deep), at(long, -deep), at(long, deep), at(-long, deep)].map(({ x, y }) =>
    at(x + jitter(), y + jitter()),
  );
  const bow = within(random, -0.16, 0.16) * deep;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return patchBy((u, v) => {
    const flat = between(between(corners[0], corners[1], u), between(corners[3], corners[2], u), v);
    const [x, y] = [flat.x, flat.y + bow * (1 - (2 * u - 1) ** 2)];
    return at(middle.x + x * cos - y * sin, middle.y + x * sin + y * cos);
  });
}

/** A patch that follows a road, river or wall, on the side where its middle is; none if the line is too short for it. */
export function guidedPatch({ at: middle, long, deep }: Lie, guide: Line): Patch | undefined {
  const near = nearest(guide, middle);
  if (near.far - long < 3 || near.far + long > lengthOf(guide) - 3) return undefined;
  return patchBy((u, v) => {
    const { point, towards } = along(guide, near.far + (2 * u - 1) * long);
    const out = near.side * (near.away + (2 * v - 1) * deep);
    return plus(point, times(at(-towards.y, towards.x), out));
  });
}

/** How far along a line the nearest point is, how far away, on which side of it, and which way the line goes there. */
export function nearest(line: Line, point: Point) {
  let best = { far: 0, away: Number.POSITIVE_INFINITY, side: 1, towards: at(1, 0) };
  const length = lengthOf(line);
  for (let far = 0; far <= length; far += 2) {
    const { point: on, towards } = along(line, far);
    const away = distance(on, point);
    if (away >= best.away) continue;
    const across = towards.x * (point.y - on.y) - towards.y * (point.x - on.x);
    best = { far, away, side: across < 0 ? -1 : 1, towards };
  }
  return best;
}

/** The point of a patch at `u` of its length and `v` of its depth. */
export function patchPoint(patch: Patch, u: number, v: number): Point {
  const [x, y] = [u * COLUMNS, v * ROWS];
  const [column, row] = [Math.min(COLUMNS - 1, Math.floor(x)), Math.min(ROWS - 1, Math.floor(y))];
  const [north, south] = [patch[row], patch[row + 1]];
  return between(
    between(north[column], north[column + 1], x - column),
    between(south[column], south[column + 1], x - column),
    y - row,
  );
}

/** The outline of a part of a patch. */
export function patchRing(patch: Patch, u0 = 0, u1 = 1, v0 = 0, v1 = 1): Point[] {
  const row = (v: number) =>
    Array.from({ length: COLUMNS + 1 }, (_, i) => patchPoint(patch, u0 + ((u1 - u0) * i) / COLUMNS, v));
  return [...row(v0), ...row(v1).reverse()];
}
