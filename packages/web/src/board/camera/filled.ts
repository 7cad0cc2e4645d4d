import { type Camera, type Extent, type Point, type Size, TILE } from './camera.ts';
import { areSeen, cellBounds, inSight, seenIn } from './framing.ts';
import { hasManners } from './least-move.ts';
import type { Scene } from './manners.ts';
import { type Area, across, down, wholeOf } from './pane.ts';
import { withPins } from './part-asked.ts';

/** So much of the pane may be bare table where there could be land; half of it is left when the camera has moved for it. */
const IDLE = 1 / 12;
/** How finely other views are tried, in board units. */
const STEP = TILE / 8;

/** For so much more of the pane whoever places a tile need not see the last one. */
const FAR_MORE = 1 / 4;

/**
 * A camera with enough of the land in its picture: if one moved along an axis would show far more, the nearest that shows about as much.
 * The last tile and the answers that are seen stay in sight.
 */
export function filled(camera: Camera, scene: Scene, land: Extent): Camera {
  const { pane } = scene;
  const kept = mattersIn(scene, camera.zoom).filter((area) => areSeen([area], camera, pane));
  return moved(camera, scene, (one) => areSeen(kept, one, pane) && hasManners(one, pane, land));
}

/** The same for whoever places a tile and need not see the last one: at the end of the land there is far more to see elsewhere. */
export function filledToPlace(camera: Camera, scene: Scene, land: Extent): Camera {
  const near = filled(camera, scene, land);
  return isAtTheEnd(near, scene, land) ? moved(near, scene, withAsManyPlaces(near, scene, land)) : near;
}

/** Whether a move along an axis would show far more of the land and as many places for the tile, be they others. */
export function isAtTheEnd(camera: Camera, scene: Scene, land: Extent): boolean {
  const far = landSeen(camera, scene) + FAR_MORE * boardIn(scene.pane, camera);
  const isFine = withAsManyPlaces(camera, scene, land);
  return AXES.some((axis) => {
    const there = movedAlong(axis, camera, scene, isFine);
    return there !== undefined && landSeen(there, scene) > far;
  });
}

function withAsManyPlaces(camera: Camera, scene: Scene, land: Extent): (camera: Camera) => boolean {
  const places = placesIn(camera, scene);
  return (one) => placesIn(one, scene) >= places && hasManners(one, scene.pane, land);
}

/** Moved along one axis and the other, as long as that shows far more of the land. */
function moved(camera: Camera, scene: Scene, isFine: (camera: Camera) => boolean): Camera {
  let now = camera;
  // Each move shows more of the land, so it comes to an end.
  for (;;) {
    const fuller = movedAlong('x', now, scene, isFine) ?? movedAlong('y', now, scene, isFine);
    if (fuller === undefined) return now;
    now = fuller;
  }
}

/** How many places for the tile are in sight. */
export function placesIn(camera: Camera, { places, pane }: Scene): number {
  return places.filter((place) => inSight([place], camera, pane)).length;
}

/** How much of the board a pane shows, in its square units. */
const boardIn = ({ width, height }: Size, { zoom }: Camera): number => (width * height) / zoom ** 2;

function landSeen(camera: Camera, { pane, tiles }: Scene): number {
  const seen = seenIn(wholeOf(pane), camera, pane);
  return landIn(linesOf(tiles, 'x', seen), seen.left, across(seen));
}

/** What is not given up for more of the land, in board units. */
export function mattersIn({ last, places, part }: Scene, zoom: number): readonly Area[] {
  const cells = [...(last ? [last] : []), ...places, ...(part?.core ? [part.core] : [])];
  const pinned = (part?.cells ?? []).map((cell) => withPins(cell, part?.pins ?? [], zoom));
  return [...cells.map(cellBounds), ...pinned];
}

const AXES = ['x', 'y'] as const;
type Axis = (typeof AXES)[number];

function movedAlong(
  axis: Axis,
  camera: Camera,
  { pane, tiles }: Scene,
  isFine: (camera: Camera) => boolean,
): Camera | undefined {
  const seen = seenIn(wholeOf(pane), camera, pane);
  const [from, length] = axis === 'x' ? [seen.left, across(seen)] : [seen.top, down(seen)];
  const lines = linesOf(tiles, axis, seen);
  // Far from all land, no move along this axis shows any.
  if (lines.size === 0) return undefined;
  const idle = IDLE * across(seen) * down(seen);
  const now = landIn(lines, from, length);
  const cameraAt = (start: number) => ({ ...camera, [axis]: camera[axis] + start - from });
  const views = starts(lines, from, length).map((start) => ({ start, land: landIn(lines, start, length) }));
  const better = views.filter(({ start, land }) => land > now + idle && isFine(cameraAt(start)));
  if (better.length === 0) return undefined;
  const enough = Math.max(...better.map(({ land }) => land)) - idle / 2;
  const isEnough = (start: number) => landIn(lines, start, length) >= enough && isFine(cameraAt(start));
  const far = ({ start }: { readonly start: number }) => Math.abs(start - from);
  const found = views.sort((one, other) => far(one) - far(other)).find(({ start }) => isEnough(start));
  return found && cameraAt(nearer(from, found.start, isEnough));
}

/** How often the last step of the way is halved. */
const HALVES = 20;

/** The least of a move that is enough, found a step too far at most. */
function nearer(from: number, to: number, isEnough: (start: number) => boolean): number {
  let enough = to;
  let less = to > from ? Math.max(from, to - STEP) : Math.min(from, to + STEP);
  for (let half = 0; half < HALVES; half++) {
    const middle = (less + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else less = middle;
  }
  return enough;
}

/** How much land there is in each column or row, as far as it is seen along the other axis. */
function linesOf(
  tiles: readonly Point[],
  axis: Axis,
  { left, top, right, bottom }: Area,
): Map<number, number> {
  const [cross, from, to] = axis === 'x' ? (['y', top, bottom] as const) : (['x', left, right] as const);
  const lines = new Map<number, number>();
  for (const tile of tiles) {
    const seen = overlap(tile[cross] * TILE, TILE, from, to - from);
    if (seen > 0) lines.set(tile[axis], (lines.get(tile[axis]) ?? 0) + seen);
  }
  return lines;
}

/**
 * Where what is seen may begin: from where it does to where there is land from one end to the other, or all of it between them, and
 * beyond that by the cells beside the land.
 */
function starts(lines: ReadonlyMap<number, number>, from: number, length: number): number[] {
  const ends = [from, Math.min(...lines.keys()) * TILE, (Math.max(...lines.keys()) + 1) * TILE - length];
  const first = Math.floor((Math.min(...ends) - 2 * TILE - from) / STEP);
  const last = Math.ceil((Math.max(...ends) + 2 * TILE - from) / STEP);
  return Array.from({ length: last - first + 1 }, (_, step) => from + (first + step) * STEP);
}

function landIn(lines: ReadonlyMap<number, number>, start: number, length: number): number {
  let land = 0;
  for (const [line, deep] of lines) land += deep * overlap(line * TILE, TILE, start, length);
  return land;
}

function overlap(one: number, long: number, other: number, wide: number): number {
  return Math.max(0, Math.min(one + long, other + wide) - Math.max(one, other));
}
