import { type Camera, type Extent, MAX_ZOOM, MIN_ZOOM, type Point, TILE } from './camera.ts';
import { type Area, across, down, freeAreas, meet, type Pane, wholeOf } from './pane.ts';

/**
 * Shows a whole rectangle of the land, as large as it gets, never closer than a tile looks good: where nothing covers it, or,
 * where that leaves it larger, so that only empty corners of it are covered.
 */
export function fitAll(extent: Extent, pane: Pane, closest = 1.6): Camera {
  const free = fitFree(extent, pane, closest);
  const largest = zoomIn(wholeOf(pane), extent, closest);
  for (let zoom = largest; zoom > free.zoom; zoom *= SMALLER) {
    const clear = shiftedClear(extent, pane, zoom);
    if (clear !== undefined) return clear;
  }
  return free;
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
  })).find((camera) => isClear(extent, camera, pane, 0));
}

/** Whether nothing covers a cell that is to be seen, but for so much at its edges. */
function isClear({ cells }: Extent, camera: Camera, pane: Pane, spare: number): boolean {
  if (cells === undefined) return false;
  const { covers = [] } = pane;
  const over = covers.map((cover) => grown(seenIn(cover, camera, pane), -spare));
  return !cells.some(({ x, y }) => over.some((cover) => meet(cover, boundsOf(cellExtent(x, y)))));
}

const cellExtent = (x: number, y: number): Extent => ({ west: x, north: y, east: x, south: y });

/** Room around what comes into view. */
const ROOM = TILE * 0.75;

/** Moves just enough that a rectangle of the land is seen, with some room around it. */
export function reveal(camera: Camera, pane: Pane, extent: Extent): Camera {
  const wanted = grown(boundsOf(extent), ROOM);
  const moves = freeAreas(pane).map((area): Point => {
    const seen = seenIn(area, camera, pane);
    return {
      x: stepInto(wanted.left, wanted.right, seen.left, seen.right),
      y: stepInto(wanted.top, wanted.bottom, seen.top, seen.bottom),
    };
  });
  const { x, y } = moves.reduce((best, one) => (length(one) < length(best) ? one : best));
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** How far what is seen has to move to have all of it; if that can't be, its middle. */
function stepInto(from: number, to: number, seenFrom: number, seenTo: number): number {
  if (to - from > seenTo - seenFrom) return (from + to - seenFrom - seenTo) / 2;
  return Math.min(0, from - seenFrom) + Math.max(0, to - seenTo);
}

/** What a margin of the land can spare. */
const SLIVER = TILE * 0.4;
/** What a button may cover of a cell. */
const SPARE = TILE * 0.1;

/** Whether a rectangle of the land is in view with nothing over it, but for a sliver that its margin can spare. */
export function isWithin(extent: Extent, camera: Camera, pane: Pane): boolean {
  const bounds = boundsOf(extent);
  const isIn = (area: Area) => contains(grown(seenIn(area, camera, pane), SLIVER), bounds);
  return freeAreas(pane).some(isIn) || (isIn(wholeOf(pane)) && isClear(extent, camera, pane, SPARE));
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
function boundsOf({ west, north, east, south }: Extent): Area {
  return { left: west * TILE, top: north * TILE, right: (east + 1) * TILE, bottom: (south + 1) * TILE };
}

/** What the camera shows in an area of the pane, in board units. */
function seenIn({ left, top, right, bottom }: Area, { x, y, zoom }: Camera, { width, height }: Pane): Area {
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
