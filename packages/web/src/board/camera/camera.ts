/** Board units: a tile is 100 × 100, tile (x, y) has its north-west corner at (100x, 100y). */
export const TILE = 100;

/** What the screen shows: the board point in its middle and how many pixels a board unit takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the land in tiles, both corners included. */
export interface Extent {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  /** The cells of it that are to be seen; all if left out. */
  readonly cells?: readonly Point[];
}

export const MIN_ZOOM = 0.12;
export const MAX_ZOOM = 4;

export function toBoard(camera: Camera, size: Size, screen: Point): Point {
  return {
    x: camera.x + (screen.x - size.width / 2) / camera.zoom,
    y: camera.y + (screen.y - size.height / 2) / camera.zoom,
  };
}

export function toScreen(camera: Camera, size: Size, board: Point): Point {
  return {
    x: (board.x - camera.x) * camera.zoom + size.width / 2,
    y: (board.y - camera.y) * camera.zoom + size.height / 2,
  };
}

export function pan(camera: Camera, pixels: Point): Camera {
  return { ...camera, x: camera.x - pixels.x / camera.zoom, y: camera.y - pixels.y / camera.zoom };
}

/** Zooms so that the board point under `screen` stays there. */
export function zoomAt(camera: Camera, size: Size, screen: Point, factor: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom * factor));
  const held = toBoard(camera, size, screen);
  return {
    x: held.x - (screen.x - size.width / 2) / zoom,
    y: held.y - (screen.y - size.height / 2) / zoom,
    zoom,
  };
}

/** The smallest rectangle with all these tiles in it. */
export function extentAround(tiles: readonly Point[]): Extent {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  return {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
    cells: tiles.map(({ x, y }) => ({ x, y })),
  };
}

/** The land's rectangle with a margin of cells. Those beside a tile, where the next one may come, are to be seen. */
export function extentOf(tiles: readonly Point[], margin = 1): Extent {
  const land = [{ x: 0, y: 0 }, ...tiles];
  const { west, north, east, south } = extentAround(land);
  const beside = land.flatMap(({ x, y }) => STEPS.map((step) => ({ x: x + step.x, y: y + step.y })));
  const cells = [...new Map(beside.map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
  return { west: west - margin, north: north - margin, east: east + margin, south: south + margin, cells };
}

const STEPS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/**
 * The one constraint: the middle of the screen stays over the land, so that it can never be lost. Where it was beside the land
 * already, as what is shown lies under buttons, it goes no farther.
 */
export function constrain(
  camera: Camera,
  { west, north, east, south }: Extent,
  before: Point = { x: west * TILE, y: north * TILE },
): Camera {
  const within = (at: number, was: number, from: number, to: number) =>
    Math.min(Math.max(to, was), Math.max(Math.min(from, was), at));
  return {
    ...camera,
    x: within(camera.x, before.x, west * TILE, (east + 1) * TILE),
    y: within(camera.y, before.y, north * TILE, (south + 1) * TILE),
  };
}
