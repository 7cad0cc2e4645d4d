/** A picture of an animated GIF, as it is to be seen. */
export interface GifFrame {
  readonly hundredths: number;
  /** Red, green and blue of every pixel. */
  readonly pixels: Uint8Array;
}

/** Reads an animated GIF with one palette, for tests: by the book, and nothing like the way it is written. */
export function readGif(file: Uint8Array): { width: number; height: number; frames: GifFrame[] } {
  const text = (at: number, length: number) => String.fromCharCode(...file.subarray(at, at + length));
  const short = (at: number) => file[at] | (file[at + 1] << 8);
  if (text(0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [short(6), short(8)];
  const colours = 2 << (file[10] & 7);
  const palette = file.subarray(13, 13 + colours * 3);
  const screen = new Uint8Array(width * height * 3);
  const frames: GifFrame[] = [];
  let at = 13 + colours * 3;
  let control = { hundredths: 0, transparent: -1 };
  const blocks = (): number[] => {
    const data: number[] = [];
    while (file[at] > 0) {
      for (let i = 1; i <= file[at]; i++) data.push(file[at + i]);
      at += file[at] + 1;
    }
    at++;
    return data;
  };
  for (;;) {
    const mark = file[at++];
    if (mark === 0x3b) break;
    if (mark === 0x21) {
      const label = file[at++];
      const start = at + 1;
      if (label === 0xf9) {
        const hasTransparent = (file[start] & 1) === 1;
        control = { hundredths: short(start + 1), transparent: hasTransparent ? file[start + 3] : -1 };
      }
      blocks();
      continue;
    }
    if (mark !== 0x2c) throw new Error(`unknown block ${mark} at ${at - 1}`);
    const [x, y, w, h] = [short(at), short(at + 2), short(at + 4), short(at + 6)];
    const bits = file[at + 9];
    at += 10;
    const indices = expand(blocks(), bits);
    if (indices.length !== w * h) throw new Error(`${indices.length} pixels instead of ${w * h}`);
    for (const [i, index] of indices.entries()) {
      if (index === control.transparent) continue;
      const place = ((y + Math.floor(i / w)) * width + x + (i % w)) * 3;
      screen.set(palette.subarray(index * 3, index * 3 + 3), place);
    }
    frames.push({ hundredths: control.hundredths, pixels: screen.slice() });
  }
  return { width, height, frames };
}

function expand(data: readonly number[], bits: number): number[] {
  const clear = 1 << bits;
  const out: number[] = [];
  let [table, width, at, held, count] = [[] as number[][], bits + 1, 0, 0, 0];
  let before: number[] | undefined;
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, i) => (i < clear ? [i] : []));
    width = bits + 1;
    before = undefined;
  };
  reset();
  for (;;) {
    while (count < width) {
      if (at >= data.length) throw new Error('the data breaks off');
      held |= data[at++] << count;
      count += 8;
    }
    const code = held & ((1 << width) - 1);
    held >>>= width;
    count -= width;
    if (code === clear + 1) return out;
    if (code === clear) {
      reset();
      continue;
    }
    const string: number[] = table[code] ?? (before === undefined ? [] : [...before, before[0]]);
    if (string.length === 0) throw new Error(`unknown code ${code}`);
    for (const index of string) out.push(index);
    if (before !== undefined && table.length < 4096) table.push([...before, string[0]]);
    if (table.length === 1 << width && width < 12) width++;
    before = string;
  }
}
