import { expect, test } from 'vitest';
import { readGif } from '../../../e2e/screens/read-gif.ts';
import { GifWriter } from './gif.ts';
import { Palette } from './palette.ts';

const [WIDTH, HEIGHT] = [61, 47];

test('pictures come back as they were written, each with its time', () => {
  const pictures = [0, 1, 2].map((turn) => painted((x, y) => (x * 5 + y * 3 + turn * 40) % 4));
  const { width, height, frames } = readGif(written(pictures));
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  expect(frames.map(({ hundredths }) => hundredths)).toEqual([10, 11, 12]);
  for (const [i, { pixels }] of frames.entries()) expect(pixels).toEqual(withoutOpacity(pictures[i]));
});

test('of a picture only what changed is written', () => {
  const still = painted((x, y) => (x ^ y) % 4);
  const changed = still.slice();
  changed.set([...COLOURS[1], 255], (20 * WIDTH + 30) * 4);
  const one = written([still]);
  const two = written([still, changed, changed]);
  expect(two.length - one.length).toBeLessThan(80);
  const { frames } = readGif(two);
  expect(frames).toHaveLength(3);
  expect(frames[1].pixels).toEqual(withoutOpacity(changed));
  expect(frames[2].pixels).toEqual(withoutOpacity(changed));
});

test('noise fills the table of strings several times over, and still comes back', () => {
  let state = 1;
  const noise = painted(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 30;
  }, 500);
  const { frames } = readGif(written([noise], 500));
  expect(Buffer.compare(frames[0].pixels, withoutOpacity(noise))).toBe(0);
});

test('more colours than fit are taken to the nearest', () => {
  const rainbow = new Uint8ClampedArray(64 * 64 * 4).map((_, i) => {
    const [pixel, part] = [i >> 2, i & 3];
    return [(pixel % 64) * 4, (pixel >> 6) * 4, 128, 255][part];
  });
  const palette = new Palette([rainbow], [0xff0000]);
  const indices = palette.indicesOf(rainbow);
  let far = 0;
  for (const [i, index] of indices.entries()) {
    const [r, g] = palette.colours.subarray(index * 3);
    far = Math.max(far, Math.abs(r - rainbow[i * 4]), Math.abs(g - rainbow[i * 4 + 1]));
  }
  expect(far).toBeLessThan(24);
  expect(palette.indicesOf(Uint8ClampedArray.of(255, 0, 0, 255))).toEqual(Uint8Array.of(0));
});

const COLOURS = [
  [200, 40, 40],
  [40, 90, 200],
  [250, 245, 230],
  [90, 130, 60],
] as const;

function painted(colourAt: (x: number, y: number) => number, height = HEIGHT): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(WIDTH * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < WIDTH; x++) picture.set([...COLOURS[colourAt(x, y)], 255], (y * WIDTH + x) * 4);
  return picture;
}

function written(pictures: readonly Uint8ClampedArray[], height = HEIGHT): Uint8Array {
  const gif = new GifWriter(WIDTH, height, new Palette(pictures, []));
  for (const [i, picture] of pictures.entries()) gif.add(picture, 10 + i);
  return gif.finish();
}

function withoutOpacity(picture: Uint8ClampedArray): Uint8Array {
  return Uint8Array.from(picture.filter((_, i) => i % 4 !== 3));
}
