import { type Camera, type Extent, extentAround, type Point, TILE, toScreen, zoomAt } from './camera.ts';
import { filled } from './filled.ts';
import { areSeen, cellBounds, fitAll } from './framing.ts';
import { hasManners, leastMove, nearest } from './least-move.ts';
import type { Scene } from './manners.ts';
import { insetBy, PIN } from './pane.ts';
import { mainAreas, NEARLY, withPins } from './part-asked.ts';
import { zoomAbove, zoomBelow } from './resting.ts';

/**
 * For a question about what lies on the land: so close that its answers can be told apart, and no closer. What it is about stays where
 * it is on the screen, as far as it can. Without a land, as a hand has moved the camera, no more is shown than has to be.
 */
export function closeTo(base: Camera, scene: Scene, land: Extent | undefined): Camera {
  const { pane, part, ratio } = scene;
  if (part === undefined) return base;
  const { cells, core } = part;
  const enough = zoomAbove(part.pixels / TILE, ratio);
  const widest = () => fitAll(extentAround(cells), insetBy(pane, PIN), enough);
  const zoom = core === undefined ? zoomBelow(widest().zoom, ratio) : enough;
  const isClose = base.zoom >= NEARLY * Math.min(zoom, part.pixels / TILE);
  const isManners = land === undefined || hasManners(base, pane, land);
  if (isClose && isManners && isAnswerable(base, scene, land)) return base;
  const close = isClose ? base : zoomed(base, scene, zoom);
  const areaOf = (cell: Point) => withPins(cell, part.pins, close.zoom);
  const see = (some: readonly Point[]) => leastMove(close, pane, some.map(areaOf), land);
  const oneOf = () =>
    nearest(
      close,
      cells.map((cell) => see([cell])),
    );
  const some = () => {
    if (land === undefined) return (core && see([core])) ?? oneOf();
    const far = (cell: Point) => (isSameCell(cell, core) ? -1 : farFrom(close, cell));
    return mostOf(
      [...cells].sort((one, other) => far(one) - far(other)),
      see,
    );
  };
  const to = see(cells) ?? some() ?? (core && leastMove(close, pane, [cellBounds(core)], land)) ?? close;
  if (land === undefined) return to;
  // Not every way is found from every place: with more of the land in the picture there may be one to all answers.
  const full = filled(to, scene, land);
  const all = leastMove(full, pane, cells.map(areaOf), land);
  return all === undefined ? full : filled(all, scene, land);
}

/** Whether a camera shows what a question is about above all; of several cells that can't be seen together, one. */
export function isAnswerable(camera: Camera, { pane, part }: Scene, land: Extent | undefined): boolean {
  const areas = part === undefined ? [] : mainAreas(part, camera.zoom);
  const seen = areas.filter((area) => areSeen([area], camera, pane)).length;
  return seen === areas.length || (seen > 0 && leastMove(camera, pane, areas, land) === undefined);
}

const isSameCell = (one: Point, other: Point | undefined): boolean => one.x === other?.x && one.y === other.y;

function farFrom(camera: Camera, cell: Point): number {
  const { x, y } = middleOf([cell]);
  return Math.hypot(x - camera.x, y - camera.y);
}

/** What shows as many of these cells as there is room for, the first ones first; undefined if there is none. */
export function mostOf(
  cells: readonly Point[],
  see: (some: readonly Point[]) => Camera | undefined,
): Camera | undefined {
  let shown: readonly Point[] = [];
  let found: Camera | undefined;
  for (const cell of cells) {
    const seen = see([...shown, cell]);
    if (seen === undefined) continue;
    shown = [...shown, cell];
    found = seen;
  }
  return found;
}

/** Closer or farther about what matters: what is asked about; where a tile may go, the last one; else the middle. */
export function zoomed(camera: Camera, { pane, part, last }: Scene, zoom: number): Camera {
  const about = part?.core === undefined ? (part?.cells ?? (last ? [last] : [])) : [part.core];
  const { width, height } = pane;
  const at = about.length === 0 ? { x: width / 2, y: height / 2 } : toScreen(camera, pane, middleOf(about));
  const within = { x: clamp(at.x, width), y: clamp(at.y, height) };
  return { ...zoomAt(camera, pane, within, zoom / camera.zoom), zoom };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

export function middleOf(cells: readonly Point[]): Point {
  const { west, north, east, south } = extentAround(cells);
  return { x: ((west + east + 1) / 2) * TILE, y: ((north + south + 1) / 2) * TILE };
}
