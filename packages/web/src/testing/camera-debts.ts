import { type Camera, type Point, TILE } from '../board/camera/camera.ts';
import { mattersIn, placesIn } from '../board/camera/filled.ts';
import { areSeen, fitAll, inSight, seenIn } from '../board/camera/framing.ts';
import { framesOf } from '../board/camera/least-move.ts';
import { type Cause, landOf, type Scene } from '../board/camera/manners.ts';
import { type Area, wholeOf } from '../board/camera/pane.ts';
import { zoomAbove } from '../board/camera/resting.ts';

/** What a camera that nobody has moved still owes to those who look: nothing, if it minds its manners. */
export function missing(camera: Camera, scene: Scene, cause: Cause, idle = IDLE): string[] {
  const { pane, least, places, part, last } = scene;
  const land = landOf(scene);
  const isAsked = places.length > 0 || part !== undefined;
  const wants: string[] = [];
  if (isAsked && camera.zoom * TILE < least - 1e-6) wants.push('larger tiles');
  const { cells = [] } = land;
  if (inSight(cells, camera, pane)) return wants;
  const fit = fitAll(land, pane, camera.zoom);
  const fits = fit.zoom >= camera.zoom * (1 - 1e-9) && inSight(cells, fit, pane);
  if (fits) return [...wants, 'all the land'];
  const largest = Math.max(zoomAbove(least / TILE, scene.ratio), fitAll(land, pane).zoom);
  if (camera.zoom > largest * (1 + 1e-9)) wants.push('more of the land');
  wants.push(...bareBeside(camera, scene, idle), ...farFrom(camera, scene, idle));
  if (places.length > 0 && !places.some((place) => inSight([place], camera, pane))) wants.push('a place');
  const isFresh = cause === 'grown' && last !== undefined && places.length === 0;
  if (isFresh && !inSight([last], camera, pane)) wants.push('the last tile');
  return wants;
}

/** On which sides there is bare table for no reason: land is hidden beyond the other, or far more of it would be seen from there. */
export function bareBeside(camera: Camera, scene: Scene, idle = IDLE): readonly string[] {
  const sides = bareOn(camera, scene);
  if (sides.length > 0) return sides;
  const { pane } = scene;
  const seen = mattersIn(scene, camera.zoom).filter((area) => areSeen([area], camera, pane));
  return emptyOn(camera, scene, idle, (there) => areSeen(seen, there, pane));
}

/** So many times as much of the picture is worth the sight of the last tile, and of one place for another. */
const MORE = 3;

/** To which sides a camera at the end of the land could move for whoever places a tile. */
function farFrom(camera: Camera, scene: Scene, idle: number): readonly string[] {
  const places = placesIn(camera, scene);
  return places === 0 ? [] : emptyOn(camera, scene, idle * MORE, (there) => placesIn(there, scene) >= places);
}

/** More of the picture than this is not bare where it could be land. */
const IDLE = 1 / 10;
/** What is looked at, in board units, along each axis. */
const STEP = TILE / 8;

/** To which sides the camera could move and show far more of the land, and what has to be seen. */
function emptyOn(
  camera: Camera,
  scene: Scene,
  idle: number,
  isFine: (camera: Camera) => boolean,
): readonly string[] {
  const { pane } = scene;
  const all = (pane.width * pane.height) / camera.zoom ** 2;
  const enough = landSeen(camera, scene) + idle * all;
  const { west, north, east, south } = landOf(scene);
  const far = TILE * Math.max(east - west, south - north);
  return WAYS.flatMap(({ side, axis, to }) => {
    const landAt = landAlong(axis, camera, scene);
    for (let by = STEP; by < far; by += STEP) {
      if (landAt(to * by) <= enough) continue;
      const there = { ...camera, [axis]: camera[axis] + to * by };
      if (isFine(there) && bareOn(there, scene).length === 0) return [`empty, see ${side}`];
    }
    return [];
  });
}

type Axis = 'x' | 'y';

const WAYS = [
  { side: 'west', axis: 'x', to: -1 },
  { side: 'east', axis: 'x', to: 1 },
  { side: 'north', axis: 'y', to: -1 },
  { side: 'south', axis: 'y', to: 1 },
] as const;

/** How much of the board that is in the picture has tiles on it. */
export function landSeen(camera: Camera, scene: Scene): number {
  return landAlong('x', camera, scene)(0);
}

/** The same after a move along an axis. */
function landAlong(axis: Axis, camera: Camera, { pane, tiles }: Scene): (by: number) => number {
  const { left, top, right, bottom } = seenIn(wholeOf(pane), camera, pane);
  const [from, to, first, last] = axis === 'x' ? [left, right, top, bottom] : [top, bottom, left, right];
  const across = axis === 'x' ? 'y' : 'x';
  const lines = new Map<number, number>();
  for (const tile of tiles)
    lines.set(tile[axis], (lines.get(tile[axis]) ?? 0) + common(tile[across], first, last));
  return (by) => {
    let land = 0;
    for (const [at, deep] of lines) land += deep * common(at, from + by, to + by);
    return land;
  };
}

function common(at: number, from: number, to: number): number {
  return Math.max(0, Math.min(to, (at + 1) * TILE) - Math.max(from, at * TILE));
}

/**
 * On which sides there is bare table while land is hidden beyond the other; none, if it is so with what lies under the buttons, or
 * without it.
 */
function bareOn(camera: Camera, scene: Scene): readonly string[] {
  const { pane } = scene;
  const { cells = [] } = landOf(scene);
  const [first, ...others] = framesOf(pane).map((area) => bareSides(cells, seenIn(area, camera, pane)));
  return others.some((sides) => sides.length === 0) ? [] : first;
}

/** Less of a row or column than this is not looked at. */
const SLIVER = TILE / 4;
const HAIR = 1e-5;

function bareSides(cells: readonly Point[], { left, top, right, bottom }: Area): readonly string[] {
  const rows = cells.filter(({ y }) => (y + 1) * TILE > top + SLIVER && y * TILE < bottom - SLIVER);
  const columns = cells.filter(({ x }) => (x + 1) * TILE > left + SLIVER && x * TILE < right - SLIVER);
  const [xs, ys] = [rows.map(({ x }) => x), columns.map(({ y }) => y)];
  const isBare = {
    west: xs.every((x) => x * TILE > left + HAIR) && xs.some((x) => (x + 1) * TILE > right + HAIR),
    east: xs.every((x) => (x + 1) * TILE < right - HAIR) && xs.some((x) => x * TILE < left - HAIR),
    north: ys.every((y) => y * TILE > top + HAIR) && ys.some((y) => (y + 1) * TILE > bottom + HAIR),
    south: ys.every((y) => (y + 1) * TILE < bottom - HAIR) && ys.some((y) => y * TILE < top - HAIR),
  };
  return Object.entries(isBare).flatMap(([side, is]) => (is ? [side] : []));
}
