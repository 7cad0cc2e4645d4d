import type { SeatInfo, TableView } from '../../session/types.ts';
import type { Ink } from './ink.ts';
import { partsOf } from './parts.tsx';
import { LegendArt, sheetFor } from './sheet.tsx';
import { breathe, Studio } from './studio.ts';

/** The land as one SVG file that needs nothing else: signs, styles and colours are in it. */
export async function landAsSvg(view: TableView, seats: readonly SeatInfo[]): Promise<Blob> {
  const studio = new Studio();
  try {
    return new Blob(await written(studio, view, seats), { type: 'image/svg+xml' });
  } finally {
    studio.close();
  }
}

async function written(studio: Studio, view: TableView, seats: readonly SeatInfo[]): Promise<string[]> {
  const { ink } = studio;
  const sheet = sheetFor(view.tiles, seats.length);
  const { tiles, pieces } = partsOf(view, seats, 'full');
  const drawn: string[] = [];
  for (const { x, y, drawing } of [...tiles, ...pieces]) {
    drawn.push(`<g transform="translate(${x} ${y})">${studio.write(drawing)}</g>`);
    await breathe();
  }
  const paper = { paper: ink.colour('--paper'), text: ink.colour('--text') };
  const legend = studio.write(<LegendArt sheet={sheet} view={view} seats={seats} {...paper} />);
  const signs = studio.signsIn(drawn.join(''));
  const { x, y, width, height } = sheet;
  const whole = height + sheet.legend.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${whole}" width="${width}" height="${whole}">`,
    `<style>${escaped(ink.style)}</style><defs>${signs}${tableDefs(ink)}</defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#table)"/>`,
    ...drawn,
    `<g transform="translate(${x} ${y + height})">${legend}</g></svg>`,
  ];
}

function tableDefs({ table }: Ink): string {
  const stops = table.map((colour, i) => `<stop offset="${i / (table.length - 1)}" stop-color="${colour}"/>`);
  return `<radialGradient id="table" cx="0.3" cy="0.1" r="1.1">${stops.join('')}</radialGradient>`;
}

/** An SVG file is stricter than a page. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
