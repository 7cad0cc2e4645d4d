/** GIF's compression: bytes of a picture's indices, cut into blocks as the format wants them. */

const MOST_BITS = 12;
const MOST_CODES = 1 << MOST_BITS;
/** A prime above the number of codes: places of the table of known strings. */
const PLACES = 9973;

/** Compresses indices below `1 << bits`. */
export function compress(pixels: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits;
  const out = new BitWriter(pixels.length);
  const strings = new Strings();
  let width = bits + 1;
  let next = clear + 2;
  out.write(clear, width);
  let prefix = pixels[0];
  for (let i = 1; i < pixels.length; i++) {
    const pixel = pixels[i];
    const known = strings.find(prefix, pixel);
    if (known >= 0) {
      prefix = known;
      continue;
    }
    out.write(prefix, width);
    if (next < MOST_CODES) {
      strings.add(next, prefix, pixel);
      // The reader knows a code one step later, so it widens one step later too.
      if (next === 1 << width && width < MOST_BITS) width++;
      next++;
    } else {
      out.write(clear, width);
      strings.clear();
      width = bits + 1;
      next = clear + 2;
    }
    prefix = pixel;
  }
  if (pixels.length > 0) out.write(prefix, width);
  out.write(clear + 1, width);
  return out.bytes();
}

/** Strings seen before, each a shorter one and a pixel, found by hashing. */
class Strings {
  readonly #keys = new Int32Array(PLACES).fill(-1);
  readonly #codes = new Int16Array(PLACES);
  #place = 0;

  /** The code of a string, or -1; `add` puts it where it was looked for. */
  find(prefix: number, pixel: number): number {
    const key = (prefix << 8) | pixel;
    let place = (prefix * 31 + pixel * 4099) % PLACES;
    while (this.#keys[place] >= 0) {
      if (this.#keys[place] === key) return this.#codes[place];
      place = place === 0 ? PLACES - 1 : place - 1;
    }
    this.#place = place;
    return -1;
  }

  add(code: number, prefix: number, pixel: number): void {
    this.#keys[this.#place] = (prefix << 8) | pixel;
    this.#codes[this.#place] = code;
  }

  clear(): void {
    this.#keys.fill(-1);
  }
}

/** Codes of any width, the lowest bit first. */
class BitWriter {
  #out: Uint8Array;
  #length = 0;
  #held = 0;
  #bits = 0;

  constructor(expected: number) {
    this.#out = new Uint8Array(Math.max(64, expected >> 1));
  }

  write(code: number, width: number): void {
    this.#held |= code << this.#bits;
    this.#bits += width;
    while (this.#bits >= 8) {
      this.#push(this.#held & 255);
      this.#held >>>= 8;
      this.#bits -= 8;
    }
  }

  bytes(): Uint8Array {
    if (this.#bits > 0) this.#push(this.#held & 255);
    this.#bits = 0;
    return this.#out.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#out.length) {
      const larger = new Uint8Array(this.#out.length * 2);
      larger.set(this.#out);
      this.#out = larger;
    }
    this.#out[this.#length++] = byte;
  }
}
