import { type Camera, type Extent, extentOf, type Point, type Size, TILE } from './camera.ts';
import { closeTo, isAnswerable, middleOf, mostOf, zoomed } from './close-to.ts';
import { filled, filledToPlace, isAtTheEnd } from './filled.ts';
import { cellBounds, fitAll, inSight, largestZoom } from './framing.ts';
import { hasManners, leastMove, nearest, shortened } from './least-move.ts';
import { type Pane, roomyPanes } from './pane.ts';
import { type Part, withPins } from './part-asked.ts';
import { zoomAbove, zoomBelow } from './resting.ts';

/**
 * When the camera moves, and how far. What is chosen tentatively is no part of a scene: nothing moves because of it. Everything
 * else moves it as little as shows what matters.
 */
export interface Scene {
  readonly pane: Pane;
  readonly tiles: readonly Point[];
  /** The tile placed last. */
  readonly last: Point | undefined;
  /** Cells where a tile may be placed now. */
  readonly places: readonly Point[];
  /** Where the answers are to a question about what lies on the land. */
  readonly part: Part | undefined;
  /** Pixels a tile has at least while something is asked. */
  readonly least: number;
  /** Device pixels of a pixel: the camera rests only where tiles are painted on whole ones. */
  readonly ratio: number;
}

/** How the camera stands. */
export interface Stance {
  readonly camera: Camera;
  /** Where it returns to when a question about parts of tiles is answered. */
  readonly base: Camera;
  /** Who has chosen the view: nobody; a hand, and it stays; somebody who wanted to see the whole, up to the next question. */
  readonly chosen: 'by-itself' | 'by-hand' | 'whole';
  /** How close it was before something came to lie over the land: with the next tile it is so again. */
  readonly before?: number | undefined;
}

/** Why a camera may move by itself. */
export type Cause = 'grown' | 'shrunk' | 'asked' | 'pane';

/** The land is seen for the first time: all of it, else where most places for the tile are, with the last one. */
export function first(scene: Scene): Stance {
  const { pane, last, places } = scene;
  const all = fitted(scene);
  const zoom = Math.max(all.zoom, leastZoom(scene));
  const inView = (camera: Camera) => places.filter((place) => inSight([place], camera, pane)).length;
  const around = ({ x, y }: Point) => ({ x, y, zoom });
  const promising = places
    .map((place) => around(middleOf([place])))
    .map((camera) => ({ camera, count: inView(camera) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, TRIED)
    .map(({ camera }) => camera);
  const starts = all.zoom < zoom ? [...(last ? [around(middleOf([last]))] : []), ...promising] : [];
  const seen = [around(all), ...starts].map((camera) => following(camera, scene, 'grown'));
  const inMiddle = seen.map((camera) => following(centred(camera, scene), scene, 'grown'));
  const views = [...inMiddle, ...seen].map((camera) => ({ camera, count: inView(camera) }));
  const { camera: base } = views.reduce((best, one) => (one.count > best.count ? one : best));
  return { camera: closeTo(base, scene, landOf(scene)), base, chosen: 'by-itself' };
}

/** How many places are looked at from above, those first with most others around. */
const TRIED = 4;

/** With the land in the middle, from side to side or from top to bottom, where all of it is seen that way. */
function centred(camera: Camera, scene: Scene): Camera {
  const { width, height } = scene.pane;
  const { west, north, east, south } = landOf(scene);
  const pixels = TILE * camera.zoom;
  const x = (east + 1 - west) * pixels <= width ? ((west + east + 1) / 2) * TILE : camera.x;
  const y = (south + 1 - north) * pixels <= height ? ((north + south + 1) / 2) * TILE : camera.y;
  return { ...camera, x, y };
}

/** Something has changed on the table. */
export function next(stance: Stance, scene: Scene, cause: Cause): Stance {
  const { camera, base, chosen } = stance;
  if (chosen === 'by-hand') return { camera: closeTo(base, scene, undefined), base, chosen };
  if (chosen === 'whole' && cause === 'pane') return whole(scene);
  const from = cause === 'shrunk' && isWholeSeen(camera, scene) ? camera : base;
  const again = asBefore(stance, scene, cause);
  const followed = again ?? following(from, scene, cause);
  const before = again === undefined ? stance.before : undefined;
  return { camera: closeTo(followed, scene, landOf(scene)), base: followed, chosen: 'by-itself', before };
}

/** All the land as close as it was before something came to lie over it, once a tile is placed and there is room again. */
function asBefore({ base, before = 0 }: Stance, scene: Scene, cause: Cause): Camera | undefined {
  if (cause !== 'grown' || before <= base.zoom) return undefined;
  const whole = wholeFrom(zoomed(base, scene, before), scene);
  return whole !== undefined && whole.zoom > base.zoom ? whole : undefined;
}

/** The pane has another size, or something else lies over it. */
export function resized(stance: Stance, before: Size, scene: Scene): Stance {
  const { width, height } = scene.pane;
  const { base, camera, chosen } = stance;
  if (width !== before.width) return chosen === 'by-itself' ? first(scene) : next(stance, scene, 'pane');
  // A panel below has grown or shrunk: what is seen stays where it is.
  const kept = (one: Camera): Camera => ({ ...one, y: one.y + (height - before.height) / 2 / one.zoom });
  if (height !== before.height)
    return next({ ...stance, base: kept(base), camera: kept(camera) }, scene, 'pane');
  const stood = next(stance, scene, 'pane');
  return stood.base.zoom < base.zoom ? { ...stood, before: stance.before ?? base.zoom } : stood;
}

/** A hand has moved it: so it stays. */
export function byHand(camera: Camera): Stance {
  return { camera, base: camera, chosen: 'by-hand' };
}

/** Somebody wants to see all the land. */
export function whole(scene: Scene): Stance {
  const all = fitted(scene);
  return { camera: all, base: all, chosen: 'whole' };
}

/** Somebody wants to see these cells: as many of them as there is room for, the first ones first. */
export function wished({ camera, chosen }: Stance, scene: Scene, cells: readonly Point[]): Stance {
  const land = chosen === 'by-hand' ? undefined : landOf(scene);
  const { pane, part } = scene;
  const areaOf = (cell: Point) => withPins(cell, part?.pins ?? [], camera.zoom);
  const see = (some: readonly Point[]) =>
    leastMove(camera, pane, some.map(areaOf), land) ??
    (some.length === 1 ? leastMove(camera, pane, some.map(cellBounds), land) : undefined);
  const found = mostOf(cells, see);
  const there = found ?? { ...camera, ...middleOf(cells.slice(0, 1)) };
  const to = land === undefined ? there : filled(there, scene, land);
  return { camera: to, base: to, chosen };
}

/** The land with the cells beside it, where the next tile may come. */
export function landOf({ tiles }: Pick<Scene, 'tiles'>): Extent {
  const land = known.get(tiles) ?? extentOf(tiles);
  known.set(tiles, land);
  return land;
}

/** A hand that moves the camera asks for it at every step. */
const known = new WeakMap<readonly Point[], Extent>();

/** All the land, as large as it may rest. */
function fitted(scene: Scene, closest?: number): Camera {
  const all = fitAll(landOf(scene), scene.pane, closest);
  return { ...all, zoom: zoomBelow(all.zoom, scene.ratio) };
}

const leastZoom = ({ least, ratio }: Scene): number => zoomAbove(least / TILE, ratio);

function isWholeSeen(camera: Camera, scene: Scene): boolean {
  return inSight(landOf(scene).cells ?? [], camera, scene.pane);
}

/** Where nobody has chosen the view: all the land, or as much of it as a tile's least size allows. */
function following(base: Camera, scene: Scene, cause: Cause): Camera {
  const { places, part } = scene;
  const least = leastZoom(scene);
  if (part !== undefined && base.zoom >= least && isEnough(base, scene, cause)) return base;
  const isAsked = places.length > 0 || part !== undefined;
  const from = isAsked && base.zoom < least ? zoomed(base, scene, least) : base;
  const far = from.zoom > least ? zoomed(from, scene, least) : from;
  const isRest = far === base && isEnough(base, scene, cause);
  return wholeFrom(from, scene) ?? (isRest ? base : partly(far, scene, cause));
}

/** Whether the tile that came is seen, and a question can be answered: then what else there is to see can wait, until the next tile is placed. */
export function isEnough(camera: Camera, scene: Scene, cause: Cause): boolean {
  const { pane, places, last } = scene;
  if (places.length > 0 || cause === 'pane') return false;
  const fresh = cause === 'grown' && last !== undefined ? [last] : [];
  return (
    inSight(fresh, camera, pane) &&
    hasManners(camera, pane, landOf(scene)) &&
    isAnswerable(camera, scene, landOf(scene))
  );
}

/** All the land: as close as this camera is, or as little farther as may be; undefined if tiles would get too small. */
function wholeFrom(from: Camera, scene: Scene): Camera | undefined {
  const land = landOf(scene);
  const { pane, ratio } = scene;
  const least = Math.min(from.zoom, leastZoom(scene));
  if (largestZoom(land, pane, from.zoom) < least) return undefined;
  const still = wholeAt(from, scene);
  if (still !== undefined) return still;
  let zoom = Math.max(least, zoomBelow(fitAll(land, pane, from.zoom).zoom, ratio));
  for (let step = 0; step < SMALLER && zoom >= least; step++) {
    const seen = wholeAt(zoomed(from, scene, zoom), scene);
    if (seen !== undefined) return seen;
    zoom = zoomBelow(zoom * 0.999, ratio);
  }
  return undefined;
}

/** How many sizes smaller are tried where something covers the land. */
const SMALLER = 8;

/** All the land, as close as this camera is; undefined if it can't be seen so. */
function wholeAt(camera: Camera, scene: Scene): Camera | undefined {
  const land = landOf(scene);
  const { cells = [] } = land;
  const { pane } = scene;
  const { zoom } = camera;
  if (largestZoom(land, pane, zoom) < zoom) return undefined;
  const areas = cells.map(cellBounds);
  // What has to move at all goes so far that nothing sticks to an edge.
  const panes = inSight(cells, camera, pane) ? [pane] : roomyPanes(pane);
  for (const one of panes) {
    const seen = leastMove(camera, one, areas, land);
    if (seen !== undefined) return seen;
  }
  const fit = fitAll(land, pane, zoom);
  const isFine = (one: Camera) => inSight(cells, one, pane);
  return fit.zoom < zoom || !isFine(fit) ? undefined : shortened(camera, fit, isFine);
}

/** Some of the land: the tile that came, and a place for the next. Of both the place, if the tile lies at the end, where there is little else. */
function partly(far: Camera, scene: Scene, cause: Cause): Camera {
  const { last, places } = scene;
  const land = landOf(scene);
  const fresh = cause === 'grown' && last !== undefined ? [last] : [];
  const to = filled(withPlace(far, scene, fresh), scene, land);
  if (places.length === 0 || !isAtTheEnd(to, scene, land)) return to;
  return filledToPlace(withPlace(far, scene, []), scene, land);
}

/** The least move after which these cells are seen and a place for the tile, as far as that can be. */
function withPlace(far: Camera, scene: Scene, fresh: readonly Point[]): Camera {
  const { pane, places } = scene;
  const land = landOf(scene);
  const see = (cells: readonly Point[]) => leastMove(far, pane, cells.map(cellBounds), land);
  const isPlaceSeen = (camera: Camera) =>
    places.length === 0 || places.some((place) => inSight([place], camera, pane));
  const placeWith = (others: readonly Point[]) =>
    nearest(
      far,
      places.map((place) => see([place, ...others])),
    );
  const near = see(fresh) ?? far;
  const to = isPlaceSeen(near) ? near : (placeWith(fresh) ?? placeWith([]) ?? near);
  // On the way there another place may come into sight before the one it was for.
  const kept = fresh.filter((cell) => inSight([cell], to, pane));
  const isFine = (camera: Camera) =>
    inSight(kept, camera, pane) && isPlaceSeen(camera) && hasManners(camera, pane, land);
  return isFine(to) ? shortened(far, to, isFine) : to;
}
