import { compress } from './lzw.ts';
import { AS_BEFORE, COLOURS, type Palette } from './palette.ts';

const BITS = 8;
/** Of a film's palette: 2 to the power of this plus one colours. */
const PALETTE_SIZE = Math.log2(COLOURS) - 1;
const LONGEST_BLOCK = 255;

/** Writes an animated GIF picture by picture; of each only what has changed. */
export class GifWriter {
  readonly #width: number;
  readonly #palette: Palette;
  readonly #parts: Uint8Array[] = [];
  #before: Uint8Array | undefined;

  constructor(width: number, height: number, palette: Palette) {
    this.#width = width;
    this.#palette = palette;
    this.#text('GIF89a');
    this.#bytes(...short(width), ...short(height), 0x80 | (7 << 4) | PALETTE_SIZE, 0, 0);
    this.#parts.push(palette.colours);
    // Without this a film is shown once; 0 means for ever.
    this.#bytes(0x21, 0xff, 11);
    this.#text('NETSCAPE2.0');
    this.#bytes(3, 1, ...short(0), 0);
  }

  /** Adds a picture in red, green, blue and opacity, to be seen so many hundredths of a second. */
  add(picture: Uint8ClampedArray, hundredths: number): void {
    const now = this.#palette.indicesOf(picture);
    const { x, y, width, height, pixels } = changesOf(this.#before, now, this.#width);
    this.#before = now;
    this.#bytes(0x21, 0xf9, 4, (1 << 2) | 1, ...short(hundredths), AS_BEFORE, 0);
    this.#bytes(0x2c, ...short(x), ...short(y), ...short(width), ...short(height), 0);
    this.#bytes(BITS);
    this.#blocks(compress(pixels, BITS));
  }

  finish(): Uint8Array {
    this.#bytes(0x3b);
    const length = this.#parts.reduce((sum, part) => sum + part.length, 0);
    const file = new Uint8Array(length);
    let at = 0;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }

  #bytes(...bytes: number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }

  #text(text: string): void {
    this.#bytes(...[...text].map((letter) => letter.charCodeAt(0)));
  }

  #blocks(data: Uint8Array): void {
    for (let at = 0; at < data.length; at += LONGEST_BLOCK) {
      const block = data.slice(at, at + LONGEST_BLOCK);
      this.#bytes(block.length);
      this.#parts.push(block);
    }
    this.#bytes(0);
  }
}

const short = (n: number): [number, number] => [n & 255, n >> 8];

interface Changes {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The rectangle in which anything changed, with what did not marked as such. A picture like the one before is one pixel. */
function changesOf(before: Uint8Array | undefined, now: Uint8Array, across: number): Changes {
  const down = now.length / across;
  if (before === undefined) return { x: 0, y: 0, width: across, height: down, pixels: now };
  let [left, top, right, bottom] = [across, down, -1, -1];
  for (let y = 0, i = 0; y < down; y++) {
    for (let x = 0; x < across; x++, i++) {
      if (before[i] === now[i]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1, pixels: Uint8Array.of(AS_BEFORE) };
  const [width, height] = [right - left + 1, bottom - top + 1];
  const pixels = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let i = (top + y) * across + left, end = i + width; i < end; i++, at++) {
      pixels[at] = before[i] === now[i] ? AS_BEFORE : now[i];
    }
  }
  return { x: left, y: top, width, height, pixels };
}
