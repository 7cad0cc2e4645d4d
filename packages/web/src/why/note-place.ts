import type { Aim } from '../board/aims.ts';
import { type TagPlace, tagPlace } from '../board/tag-place.ts';
import { type Camera, type Point, type Size, TILE, toScreen } from '../camera/camera.ts';
import type { Asked } from './use-why.ts';

/** Below this many pixels the land is a phone's: the scores stand over it. */
const NARROW = 760;
const SCORES = 40;
/** Pixels the tools at the side of the land take; on a phone they make way for the note. */
const TOOLS = 64;
/** Pixels between an edge of the cell and the note; and between a spot on a tile and the note. */
const BESIDE_CELL = 12;
const BESIDE_SPOT = 30;

/** Pixels from what is explained to its note: past the edge of a cell, or past a spot on a tile. */
export function awayFrom({ attempt }: Asked, zoom: number): number {
  return attempt.rot === undefined ? BESIDE_SPOT : (TILE / 2) * zoom + BESIDE_CELL;
}

/** Where a note of this size covers as little as possible of what can be chosen, and nothing covers it. */
export function notePlace(
  asked: Asked,
  aims: readonly Aim[],
  camera: Camera,
  size: Size,
  note: Size,
): TagPlace {
  const isNarrow = size.width < NARROW;
  const top = isNarrow ? SCORES : 0;
  const room = { width: size.width - (isNarrow ? 0 : TOOLS), height: size.height - top };
  const inRoom = (point: Point): Point => {
    const { x, y } = toScreen(camera, size, point);
    return { x, y: y - top };
  };
  const spots = aims.flatMap(areaOf).map(inRoom);
  return tagPlace(inRoom(asked.at), room, spots, note, awayFrom(asked, camera.zoom));
}

/** Points all over what can be chosen. */
function areaOf({ at, shape }: Aim): Point[] {
  if (shape !== 'cell' && shape !== 'tile') return [at];
  const far = [-0.4, 0, 0.4].map((share) => share * TILE);
  return far.flatMap((south) => far.map((east) => ({ x: at.x + east, y: at.y + south })));
}
