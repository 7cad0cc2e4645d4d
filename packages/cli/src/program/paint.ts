import type { Glyph } from '@bastide/rules/testing';

/** Colours of the terminal's 256, by name: the one palette of the command line. */
const palette = {
  field: [107, 71],
  city: [180, 223],
  river: [67, 68],
  road: [255, 255],
  monastery: [131, 131],
  garden: [65, 65],
  ink: [236, 236],
} as const;

/** Seats, in the order of their numbers: background and ink. */
const seatColours = [
  [160, 231],
  [26, 231],
  [28, 231],
  [220, 16],
  [233, 231],
  [205, 16],
  [245, 16],
  [94, 231],
] as const;

/** Lines by their arms, as terminals can show them. */
const ROADS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

/** A row of glyphs as text, in colour or plain. `shade` 0 or 1 lets neighbouring tiles be told apart. */
export function paint(row: readonly Glyph[], colour: boolean, shade = 0): string {
  if (!colour) return row.map(({ char }) => char).join('');
  return row.map((glyph) => paintGlyph(glyph, shade)).join('');
}

function tint(text: string, background: number, ink: number): string {
  return `\x1b[48;5;${background};38;5;${ink}m${text}\x1b[0m`;
}

export function bold(text: string, colour: boolean): string {
  return colour ? `\x1b[1m${text}\x1b[0m` : text;
}

export function faint(text: string, colour: boolean): string {
  return colour ? `\x1b[2m${text}\x1b[0m` : text;
}

/** A figure or a name in the colour of its seat. */
export function seatText(seat: number, text: string, colour: boolean): string {
  const [background, ink] = seatColours[seat % seatColours.length];
  return colour ? `\x1b[1m${tint(text, background, ink)}` : text;
}

function paintGlyph({ char, kind, arms }: Glyph, shade: number): string {
  const field = palette.field[shade];
  if (kind === 'river') return tint(char === 'o' ? '≈' : '~', palette.river[shade], 195);
  if (kind === 'road') return tint(roadChar(char, arms), field, palette.road[shade]);
  if (kind === 'city') return paintCity(char, shade);
  if (kind === 'monastery') return `\x1b[1m${tint(char, palette.monastery[shade], 231)}`;
  if (kind === 'garden') return `\x1b[1m${tint(char, palette.garden[shade], 231)}`;
  return tint(char === '.' ? ' ' : char, field, palette.ink[shade]);
}

function paintCity(char: string, shade: number): string {
  const back = palette.city[shade];
  if (char === '#') return tint(' ', back, palette.ink[shade]);
  return `\x1b[1m${tint(char, back, palette.ink[shade])}`;
}

function roadChar(char: string, arms: number | undefined): string {
  if (arms !== undefined) return ROADS[arms];
  return char === 'o' ? '●' : char;
}
