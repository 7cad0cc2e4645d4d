import { type Camera, type Point, TILE } from '../board/camera/camera.ts';
import { fitAll, inSight, seenIn } from '../board/camera/framing.ts';
import { framesOf } from '../board/camera/least-move.ts';
import { type Cause, landOf, type Scene } from '../board/camera/manners.ts';
import type { Area } from '../board/camera/pane.ts';
import { zoomAbove } from '../board/camera/resting.ts';

/** What a camera that nobody has moved still owes to those who look: nothing, if it minds its manners. */
export function missing(camera: Camera, scene: Scene, cause: Cause): string[] {
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
  wants.push(...bareBeside(camera, scene));
  if (places.length > 0 && !places.some((place) => inSight([place], camera, pane))) wants.push('a place');
  const isFresh = cause === 'grown' && last !== undefined && places.length === 0;
  if (isFresh && !inSight([last], camera, pane)) wants.push('the last tile');
  return wants;
}

/**
 * On which sides there is bare table while land is hidden beyond the other; none, if it is so with what lies under the buttons, or
 * without it.
 */
export function bareBeside(camera: Camera, scene: Scene): readonly string[] {
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
