/** Colours a picture of a film can have; the last is kept for "as before". */
export const COLOURS = 256;
export const AS_BEFORE = COLOURS - 1;

/** Five bits of each of red, green and blue: fine enough to be seen as the same. */
const SHADES = 1 << 15;

const shadeOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** The colours of a film: found in some of its pictures, with those that must be exact. */
export class Palette {
  /** Red, green and blue of each colour. */
  readonly colours: Uint8Array;
  /** The nearest colour of a shade, found when it is first asked for; -1 until then. */
  readonly #nearest = new Int16Array(SHADES).fill(-1);
  readonly #count: number;

  constructor(samples: readonly Uint8ClampedArray[], exact: readonly number[]) {
    const found = cutInHalves(shadesIn(samples), AS_BEFORE - exact.length);
    const all = [...exact, ...found];
    this.#count = all.length;
    this.colours = new Uint8Array(COLOURS * 3);
    for (const [index, colour] of all.entries()) {
      this.colours.set([colour >> 16, (colour >> 8) & 255, colour & 255], index * 3);
    }
  }

  /** The picture in colours of the palette. */
  indicesOf(picture: Uint8ClampedArray): Uint8Array {
    const indices = new Uint8Array(picture.length / 4);
    for (let i = 0, at = 0; i < indices.length; i++, at += 4) {
      const shade = shadeOf(picture[at], picture[at + 1], picture[at + 2]);
      const known = this.#nearest[shade];
      indices[i] = known >= 0 ? known : this.#find(shade, picture[at], picture[at + 1], picture[at + 2]);
    }
    return indices;
  }

  #find(shade: number, red: number, green: number, blue: number): number {
    let best = 0;
    let least = Infinity;
    for (let i = 0; i < this.#count; i++) {
      const r = red - this.colours[i * 3];
      const g = green - this.colours[i * 3 + 1];
      const b = blue - this.colours[i * 3 + 2];
      // Eyes see green best and blue least.
      const far = 3 * r * r + 6 * g * g + b * b;
      if (far < least) [least, best] = [far, i];
    }
    this.#nearest[shade] = best;
    return best;
  }
}

interface Shade {
  readonly rgb: readonly [number, number, number];
  readonly weight: number;
}

/** The shades of some pictures; rare ones count for more than their share, for a follower is small. */
function shadesIn(samples: readonly Uint8ClampedArray[]): Shade[] {
  const counts = new Uint32Array(SHADES);
  const sums = new Float64Array(SHADES * 3);
  for (const picture of samples) {
    for (let at = 0; at < picture.length; at += 4) {
      const shade = shadeOf(picture[at], picture[at + 1], picture[at + 2]);
      counts[shade]++;
      for (let part = 0; part < 3; part++) sums[shade * 3 + part] += picture[at + part];
    }
  }
  const shades: Shade[] = [];
  for (let shade = 0; shade < SHADES; shade++) {
    const n = counts[shade];
    if (n === 0) continue;
    const [r, g, b] = [0, 1, 2].map((part) => sums[shade * 3 + part] / n);
    shades.push({ rgb: [r, g, b], weight: Math.sqrt(n) });
  }
  return shades;
}

/** Median cut: the box of shades that differs most is cut in two, until there are as many as colours. */
function cutInHalves(shades: readonly Shade[], most: number): number[] {
  if (shades.length === 0) return [];
  const boxes = [boxOf([...shades])];
  while (boxes.length < most) {
    boxes.sort((one, other) => other.spread - one.spread);
    const [widest] = boxes;
    if (widest.spread === 0) break;
    boxes.splice(0, 1, ...halves(widest));
  }
  return boxes.map(({ shades: own }) => middleOf(own));
}

interface Box {
  readonly shades: Shade[];
  /** Red, green or blue: the one that differs most. */
  readonly part: number;
  /** By how much, weighted. */
  readonly spread: number;
}

function boxOf(shades: Shade[]): Box {
  const weight = shades.reduce((sum, shade) => sum + shade.weight, 0);
  const widths = [0, 1, 2].map((part) => {
    const values = shades.map(({ rgb }) => rgb[part]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const part = widths.indexOf(Math.max(...widths));
  return { shades, part, spread: shades.length < 2 ? 0 : widths[part] * Math.sqrt(weight) };
}

function halves({ shades, part }: Box): [Box, Box] {
  const sorted = [...shades].sort((one, other) => one.rgb[part] - other.rgb[part]);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let [at, weight] = [0, 0];
  while (at < sorted.length - 1 && weight < half) weight += sorted[at++].weight;
  const cut = Math.min(sorted.length - 1, Math.max(1, at));
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function middleOf(shades: readonly Shade[]): number {
  const weight = shades.reduce((sum, shade) => sum + shade.weight, 0);
  const [r, g, b] = [0, 1, 2].map((part) =>
    Math.round(shades.reduce((sum, shade) => sum + shade.rgb[part] * shade.weight, 0) / weight),
  );
  return (r << 16) | (g << 8) | b;
}
