import { type Camera, type Extent, extentAround, type Point } from './camera.ts';
import { boundsOf, inSight, seenIn } from './framing.ts';
import { type Area, freeAreas, type Pane, wholeOf } from './pane.ts';

/**
 * The nearest camera, as near as this one, that has all these cells in sight. Where a land is given, there is no bare table on one
 * side of it while some of it is hidden beyond the other. Undefined if the cells can't be seen together.
 */
export function leastMove(
  camera: Camera,
  pane: Pane,
  cells: readonly Point[],
  land: Extent | undefined,
): Camera | undefined {
  const wanted = cells.length === 0 ? undefined : boundsOf(extentAround(cells));
  const around = land && boundsOf(land);
  const moves = [wholeOf(pane), ...freeAreas(pane)].flatMap((area) => {
    const seen = seenIn(area, camera, pane);
    const x = leastShift(across(seen), wanted && across(wanted), around && across(around));
    const y = leastShift(down(seen), wanted && down(wanted), around && down(around));
    return x === undefined || y === undefined ? [] : moved(camera, { x, y });
  });
  return nearest(
    camera,
    moves.filter((one) => inSight(cells, one, pane)),
  );
}

/** The camera that is the shortest way from this one. */
export function nearest(from: Camera, cameras: readonly (Camera | undefined)[]): Camera | undefined {
  let best: Camera | undefined;
  for (const one of cameras) {
    if (one === undefined) continue;
    if (best === undefined || distance(from, one) < distance(from, best)) best = one;
  }
  return best;
}

/** Whether there is no bare table on one side of the land while some of it is hidden beyond the other. */
export function hasManners(camera: Camera, pane: Pane, land: Extent): boolean {
  return leastMove(camera, pane, [], land) === camera;
}

function moved(camera: Camera, { x, y }: Point): Camera {
  return x === 0 && y === 0 ? camera : { ...camera, x: camera.x + x, y: camera.y + y };
}

type Span = readonly [from: number, to: number];

const across = ({ left, right }: Area): Span => [left, right];
const down = ({ top, bottom }: Area): Span => [top, bottom];

/** Reckoning is never quite exact. */
const HAIR = 1e-7;

/** How far what is seen has to be moved along one axis. */
function leastShift(seen: Span, wanted: Span | undefined, land: Span | undefined): number | undefined {
  const [from, to] = seen;
  let [least, most] = [-Infinity, Infinity];
  if (wanted !== undefined) [least, most] = [wanted[1] - to, wanted[0] - from];
  if (land !== undefined) {
    // All of the land in what is seen, or all that is seen on the land.
    const ends = [land[0] - from, land[1] - to];
    least = Math.max(least, Math.min(...ends));
    most = Math.min(most, Math.max(...ends));
  }
  if (least > most + HAIR) return undefined;
  if (least <= HAIR && most >= -HAIR) return 0;
  return least > 0 ? least : most;
}

function distance(one: Camera, other: Camera): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
