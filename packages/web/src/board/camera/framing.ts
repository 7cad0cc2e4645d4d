import { type Camera, type Extent, MAX_ZOOM, MIN_ZOOM, type Point, TILE } from './camera.ts';
import { type Area, across, down, freeAreas, meet, type Pane, wholeOf } from './pane.ts';

/**
 * Shows a whole rectangle of the land, as large as it gets, never closer than a tile looks good: where nothing covers it, or,
 * where that leaves it larger, so that only empty corners of it are covered.
 */
export function fitAll(extent: Extent, pane: Pane, closest = 1.6): Camera {
  const free = fitFree(extent, pane, closest);
  const largest = largestZoom(extent, pane, closest);
  for (let zoom = largest; zoom > free.zoom; zoom *= SMALLER) {
    const clear = shiftedClear(extent, pane, zoom);
    if (clear !== undefined) return clear;
  }
  return free;
}

/** How large a rectangle of the land gets if nothing covers the pane. */
export function largestZoom(extent: Extent, pane: Pane, closest: number): number {
  return zoomIn(wholeOf(pane), extent, closest);
}

/** How land too large for its pane is tried smaller and smaller. */
const SMALLER = 0.96;

/** In the free area where it gets largest; among equals in the largest. */
function fitFree(extent: Extent, pane: Pane, closest: number): Camera {
  const fits = freeAreas(pane).map((area) => ({ area, zoom: zoomIn(area, extent, closest) }));
  const { area, zoom } = fits.reduce((best, one) => (isBetter(one, best) ? one : best));
  const { left, top, right, bottom } = boundsOf(extent);
  const x = (area.left + area.right - pane.width) / 2;
  const y = (area.top + area.bottom - pane.height) / 2;
  return { x: (left + right) / 2 - x / zoom, y: (top + bottom) / 2 - y / zoom, zoom };
}

function zoomIn(area: Area, extent: Extent, closest: number): number {
  const bounds = boundsOf(extent);
  const zoom = Math.min(closest, across(area) / across(bounds), down(area) / down(bounds));
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

interface Fit {
  readonly area: Area;
  readonly zoom: number;
}

function isBetter(one: Fit, other: Fit): boolean {
  if (one.zoom !== other.zoom) return one.zoom > other.zoom;
  return across(one.area) * down(one.area) > across(other.area) * down(other.area);
}

/** Where land that is smaller than the pane may lie in it, from the middle to its edges: the middle first. */
const SHARES = [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1];
const SHIFTS = SHARES.flatMap((x) => SHARES.map((y): Point => ({ x, y }))).sort(
  (one, other) => length(one) - length(other),
);

/** The land as near to the middle of the pane as none of its cells is covered; undefined if there is no such place. */
function shiftedClear(extent: Extent, pane: Pane, zoom: number): Camera | undefined {
  const bounds = boundsOf(extent);
  const slack = { x: pane.width / zoom - across(bounds), y: pane.height / zoom - down(bounds) };
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  return SHIFTS.map(({ x, y }) => ({
    x: middle.x - (x * slack.x) / 2,
    y: middle.y - (y * slack.y) / 2,
    zoom,
  })).find((camera) => extent.cells !== undefined && inSight(extent.cells, camera, pane));
}

/** Where so little is cut off that no eye sees it, reckoning is to blame. */
const HAIR = 1e-6;

/** Whether these cells are in view with nothing over them, but for so much of a cell at its edges. */
export function inSight(cells: readonly Point[], camera: Camera, pane: Pane, spare = HAIR): boolean {
  return areSeen(cells.map(cellBounds), camera, pane, spare);
}

/** The same of areas of the board, in its units. */
export function areSeen(areas: readonly Area[], camera: Camera, pane: Pane, spare = HAIR): boolean {
  const seen = grown(seenIn(wholeOf(pane), camera, pane), spare);
  const over = (pane.covers ?? []).map((cover) => grown(seenIn(cover, camera, pane), -spare));
  return areas.every((area) => contains(seen, area) && !over.some((cover) => meet(cover, area)));
}

function contains(outer: Area, inner: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** In board units, as an area. */
export function boundsOf({ west, north, east, south }: Extent): Area {
  return { left: west * TILE, top: north * TILE, right: (east + 1) * TILE, bottom: (south + 1) * TILE };
}

export function cellBounds({ x, y }: Point): Area {
  return { left: x * TILE, top: y * TILE, right: (x + 1) * TILE, bottom: (y + 1) * TILE };
}

/** What the camera shows in an area of the pane, in board units. */
export function seenIn(
  { left, top, right, bottom }: Area,
  { x, y, zoom }: Camera,
  { width, height }: Pane,
): Area {
  return {
    left: x + (left - width / 2) / zoom,
    top: y + (top - height / 2) / zoom,
    right: x + (right - width / 2) / zoom,
    bottom: y + (bottom - height / 2) / zoom,
  };
}

function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function length({ x, y }: Point): number {
  return Math.hypot(x, y);
}
