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

/** The tiles' rectangle with a margin of cells, where the next tile may come. */
export function extentOf(tiles: readonly Point[], margin = 1): Extent {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  return {
    west: Math.min(0, ...xs) - margin,
    north: Math.min(0, ...ys) - margin,
    east: Math.max(0, ...xs) + margin,
    south: Math.max(0, ...ys) + margin,
  };
}

/** Shows a whole rectangle, never closer than a tile looks good. */
export function fitAll({ west, north, east, south }: Extent, size: Size, closest = 1.6): Camera {
  const width = (east - west + 1) * TILE;
  const height = (south - north + 1) * TILE;
  const zoom = Math.min(closest, size.width / width, size.height / height);
  return {
    x: west * TILE + width / 2,
    y: north * TILE + height / 2,
    zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)),
  };
}

/** The one constraint: the middle of the screen stays over the land, so that it can never be lost. */
export function constrain(camera: Camera, { west, north, east, south }: Extent): Camera {
  return {
    ...camera,
    x: Math.min((east + 1) * TILE, Math.max(west * TILE, camera.x)),
    y: Math.min((south + 1) * TILE, Math.max(north * TILE, camera.y)),
  };
}

/** Moves just enough that a tile is seen, with some room around it. */
export function reveal(camera: Camera, size: Size, tile: Point): Camera {
  const room = TILE * 0.75;
  const halfWidth = Math.max(0, size.width / 2 / camera.zoom - room - TILE / 2);
  const halfHeight = Math.max(0, size.height / 2 / camera.zoom - room - TILE / 2);
  const x = tile.x * TILE + TILE / 2;
  const y = tile.y * TILE + TILE / 2;
  return {
    ...camera,
    x: Math.min(x + halfWidth, Math.max(x - halfWidth, camera.x)),
    y: Math.min(y + halfHeight, Math.max(y - halfHeight, camera.y)),
  };
}

/** Whether a rectangle of the land is in view, but for a sliver that its margin can spare. */
export function isWithin({ west, north, east, south }: Extent, camera: Camera, size: Size): boolean {
  const spare = TILE * 0.4;
  const halfWidth = size.width / 2 / camera.zoom + spare;
  const halfHeight = size.height / 2 / camera.zoom + spare;
  return (
    west * TILE >= camera.x - halfWidth &&
    (east + 1) * TILE <= camera.x + halfWidth &&
    north * TILE >= camera.y - halfHeight &&
    (south + 1) * TILE <= camera.y + halfHeight
  );
}
