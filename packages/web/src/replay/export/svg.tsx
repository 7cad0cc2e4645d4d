import { lightNow } from '../../art/studio/light.ts';
import { studio } from '../../art/studio/studio.ts';
import { TILE } from '../../board/camera/camera.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { breathe, Easel } from './easel.ts';
import type { Ink } from './ink.ts';
import { LegendArt, sheetFor } from './sheet.tsx';
import { pieceSprites, type TileSprite, tileSprites } from './sprites.tsx';

/** Pixels of a tile's picture in the file. */
const SHARP = 208;

/** The land as one SVG file that needs nothing else: pictures of tiles, styles and colours are in it. */
export async function landAsSvg(view: TableView, seats: readonly SeatInfo[]): Promise<Blob> {
  const easel = new Easel();
  try {
    return new Blob(await written(easel, view, seats), { type: 'image/svg+xml' });
  } finally {
    easel.close();
  }
}

async function written(easel: Easel, view: TableView, seats: readonly SeatInfo[]): Promise<string[]> {
  const { ink } = easel;
  const sheet = sheetFor(view.tiles, seats.length);
  const tiles = tileSprites(view, SHARP, lightNow(), 'bitmap');
  const drawn: string[] = [];
  for (const { x, y, drawing } of pieceSprites(view, seats)) {
    drawn.push(`<g transform="translate(${x} ${y})">${easel.write(drawing)}</g>`);
    await breathe();
  }
  const paper = { paper: ink.colour('--paper'), text: ink.colour('--text') };
  const legend = easel.write(<LegendArt sheet={sheet} view={view} seats={seats} {...paper} />);
  const { x, y, width, height } = sheet;
  const whole = height + sheet.legend.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${whole}" width="${width}" height="${whole}">`,
    `<style>${escaped(ink.style)}</style><defs>${tableDefs(ink)}</defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#table)"/>`,
    ...(await tileImages(tiles)),
    ...drawn,
    `<g transform="translate(${x} ${y + height})">${legend}</g></svg>`,
  ];
}

/** Every face once, as often as it lies there. */
async function tileImages(tiles: readonly TileSprite[]): Promise<string[]> {
  const pictures = await studio.all(tiles.map(({ order }) => order));
  const ids = new Map<string, string>();
  const images: string[] = [];
  for (const [i, { order, x, y }] of tiles.entries()) {
    const id = ids.get(order.key) ?? `face-${ids.size}`;
    const picture = pictures[i];
    if (!ids.has(order.key) && typeof picture !== 'string') {
      const box = `id="${id}" width="${TILE}" height="${TILE}"`;
      images.push(`<defs><image ${box} href="${dataAddress(picture)}"/></defs>`);
    }
    ids.set(order.key, id);
    images.push(`<use href="#${id}" x="${x}" y="${y}"/>`);
  }
  return images;
}

/** A picture as an address that needs nothing else. The page may not fetch its own blobs, so it is written from the pixels. */
function dataAddress(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  // A browser that can't write such a file writes a larger one.
  return canvas.toDataURL('image/webp', 0.92);
}

function tableDefs({ table }: Ink): string {
  const stops = table.map((colour, i) => `<stop offset="${i / (table.length - 1)}" stop-color="${colour}"/>`);
  return `<radialGradient id="table" cx="0.3" cy="0.1" r="1.1">${stops.join('')}</radialGradient>`;
}

/** An SVG file is stricter than a page. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
