import { newPen } from '../art/paint/pen.ts';
import { cornersIn } from '../art/studio/corners.ts';
import type { Cells } from '../art/studio/land.ts';
import { CORNER, cornerOrder, type Order, orderOf, tableOrder } from '../art/studio/order.ts';
import { canvasOf } from '../art/studio/painted.ts';
import { castShadow } from '../art/studio/shadow.ts';
import { TILE } from '../board/camera/camera.ts';
import { pieceSprites } from '../replay/export/sprites.tsx';
import { COLOURS, type TableView } from '../session/types.ts';
import { draw } from './draw.ts';

/** A picture of a land that leaves the server. */
export interface PictureWanted {
  readonly view: TableView;
  /** The tile placed last, which is marked and always in the picture. */
  readonly last?: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

const LIGHT = 'day';
/** Pixels of a tile: as large as the land allows, and never so small that nothing is seen. */
const SIZES = [128, 112, 96, 80, 72, 64] as const;
const SMALLEST = 64;
/** Room around the land, in tiles. */
const MARGIN = 0.7;

/** Paints the land with all that stands on it on the wood of the table, by day; of a large one the part around the last tile. */
export function paintPicture({ view, last, width, height }: PictureWanted): OffscreenCanvas {
  const pen = newPen(width, height);
  const wood = pictureOf(tableOrder(LIGHT));
  for (let x = 0; x < width; x += wood.width)
    for (let y = 0; y < height; y += wood.height) pen.drawImage(wood, x, y);
  const land = cellsOf(view.tiles);
  const isIn = (size: number) =>
    (land.east - land.west + 2 * MARGIN) * size <= width &&
    (land.south - land.north + 2 * MARGIN) * size <= height;
  const pixels = SIZES.find(isIn);
  const at = { x: last === undefined ? 0 : last.x + 0.5, y: last === undefined ? 0 : last.y + 0.5 };
  const size = pixels ?? SMALLEST;
  const centre = {
    x: centred(at.x, land.west, land.east, width / size),
    y: centred(at.y, land.north, land.south, height / size),
  };
  paintLand(view, last, { pixels: pixels ?? SMALLEST, centre, pen });
  return pen.canvas;
}

/** The middle of the land if all of it is in sight; otherwise as near to a place as the land goes. */
function centred(place: number, from: number, to: number, seen: number): number {
  const [first, last] = [from - MARGIN + seen / 2, to + MARGIN - seen / 2];
  return first >= last ? (from + to) / 2 : Math.max(first, Math.min(last, place));
}

interface Easel {
  readonly pen: OffscreenCanvasRenderingContext2D;
  readonly pixels: number;
  /** In cells. */
  readonly centre: { readonly x: number; readonly y: number };
}

function paintLand(view: TableView, last: PictureWanted['last'], { pen, pixels, centre }: Easel): void {
  const { width, height } = pen.canvas;
  const [left, top] = [Math.round(width / 2 - centre.x * pixels), Math.round(height / 2 - centre.y * pixels)];
  const tiles = view.tiles.filter(({ x, y }) => {
    const [at, down] = [left + x * pixels, top + y * pixels];
    return at > -pixels && at < width && down > -pixels && down < height;
  });
  pen.translate(left, top);
  castShadow(pen, tiles, cellsOf(tiles), { pixels, light: LIGHT });
  for (const tile of tiles)
    pen.drawImage(pictureOf(orderOf(tile, pixels, LIGHT, 'bitmap')), tile.x * pixels, tile.y * pixels);
  const at = (units: number) => Math.round((units * pixels) / 100);
  for (const { x, y, isClosed } of cornersIn(tiles))
    pen.drawImage(pictureOf(cornerOrder(isClosed, pixels, LIGHT)), at(x - CORNER.x), at(y - CORNER.y));
  pen.scale(pixels / TILE, pixels / TILE);
  if (last !== undefined) mark(pen, last.x * TILE, last.y * TILE);
  const seats = view.seats.map((_, seat) => ({
    name: '',
    colour: COLOURS[seat],
    player: 'elsewhere' as const,
  }));
  for (const { x, y, drawing } of pieceSprites(view, seats)) {
    pen.save();
    pen.translate(x, y);
    draw(pen, drawing);
    pen.restore();
  }
}

function mark(pen: OffscreenCanvasRenderingContext2D, x: number, y: number): void {
  for (const [colour, wide] of [
    ['rgba(42,32,24,.55)', 7],
    ['#ffd35a', 4],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.strokeRect(x, y, TILE, TILE);
  }
}

function cellsOf(tiles: TableView['tiles']): Cells {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  return {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs) + 1,
    south: Math.max(...ys) + 1,
  };
}

/** A cache of what has been painted: the same tiles lie on every land. */
const painted = new Map<string, OffscreenCanvas>();
const MOST = 300;

function pictureOf(order: Order): OffscreenCanvas {
  const found = painted.get(order.key) ?? canvasOf(order);
  painted.delete(order.key);
  painted.set(order.key, found);
  const [oldest] = painted.keys();
  if (painted.size > MOST) painted.delete(oldest);
  return found;
}
