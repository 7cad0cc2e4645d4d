import { lightNow } from '../../art/studio/light.ts';
import { studio } from '../../art/studio/studio.ts';
import { TILE } from '../../board/camera/camera.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { breathe, Easel } from './easel.ts';
import { LegendArt, type Sheet, sheetFor } from './sheet.tsx';
import { copyTiles, pieceSprites, tileSprites } from './sprites.tsx';

/** Pixels of a board unit, if the picture does not become larger than any browser can make. */
const SHARP = 2;
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8000;

/** The land as a PNG: painted tile by tile, so that the page goes on meanwhile. */
export async function landAsPng(view: TableView, seats: readonly SeatInfo[]): Promise<Blob> {
  const sheet = sheetFor(view.tiles, seats.length);
  const { width, height, legend } = sheet;
  const scale = scaleFor(width, height + legend.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil((height + legend.height) * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const easel = new Easel();
  try {
    await paint(context, easel, sheet, { view, seats, scale });
  } finally {
    easel.close();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be written'));
      else resolve(blob);
    }, 'image/png');
  });
}

interface Painting {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly scale: number;
}

async function paint(
  context: CanvasRenderingContext2D,
  easel: Easel,
  sheet: Sheet,
  { view, seats, scale }: Painting,
): Promise<void> {
  const { canvas } = context;
  const { ink } = easel;
  const { x, y, width, height, legend } = sheet;
  context.fillStyle = tableColours(context, ink.table, canvas.width, height * scale);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const tiles = tileSprites(view, scale * TILE, lightNow(), 'bitmap');
  const pictures = await studio.all(tiles.map(({ order }) => order));
  copyTiles(context, tiles, pictures, sheet, scale);
  for (const part of pieceSprites(view, seats)) {
    easel.paint(context, part, sheet, scale);
    await breathe();
  }
  const words = { paper: ink.colour('--paper'), text: ink.colour('--text') };
  const below = { x, y: y + height, width, height: legend.height };
  const drawing = <LegendArt sheet={sheet} view={view} seats={seats} {...words} />;
  easel.paint(context, { look: 'legend', ...below, drawing }, sheet, scale);
}

/** A tile is a whole number of pixels wide, so that no seam is seen between two. */
function scaleFor(width: number, height: number): number {
  const most = Math.min(
    SHARP,
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  return Math.max(1, Math.floor(most * 100)) / 100;
}

/** The table under the land, lit from the upper left as on the page. */
function tableColours(
  context: CanvasRenderingContext2D,
  colours: readonly string[],
  width: number,
  height: number,
): CanvasGradient {
  const [x, y] = [width * 0.3, height * 0.1];
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height));
  for (const [i, colour] of colours.entries())
    gradient.addColorStop(i / Math.max(1, colours.length - 1), colour);
  return gradient;
}
