/** Eyes that see all colours, and the three kinds that miss some (Machado, Oliveira and Fernandes 2009, wholly), on linear light. */
const EYES = {
  common: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deutan: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
} as const;
export type Eye = keyof typeof EYES;
export const ALL_EYES = Object.keys(EYES) as Eye[];

/** Red, green and blue from 0 to 1, as they are written. */
export type Colour = readonly [number, number, number];

export function colourOf(hex: string): Colour {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** What a ground of many dabs is from afar. */
export function meanOf(hexes: readonly string[]): Colour {
  const light = hexes.map((hex) => linear(colourOf(hex)));
  const mean = (i: number) => light.reduce((sum, one) => sum + one[i], 0) / light.length;
  const written = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
  return [written(mean(0)), written(mean(1)), written(mean(2))];
}

const linear = (colour: Colour): number[] =>
  colour.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));

type Lab = readonly [light: number, red: number, yellow: number];

function seenBy(eye: Eye, colour: Colour): Lab {
  const light = linear(colour);
  const m = EYES[eye];
  const [r, g, b] = [0, 3, 6].map((i) =>
    Math.min(1, Math.max(0, m[i] * light[0] + m[i + 1] * light[1] + m[i + 2] * light[2])),
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const TURN = 360;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const bend = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How far two colours are apart for an eye: CIEDE2000, where 2 is just seen and 10 at a glance. */
export function apart(eye: Eye, one: Colour, other: Colour): number {
  const [[l1, red1, b1], [l2, red2, b2]] = [seenBy(eye, one), seenBy(eye, other)];
  const grey = 0.5 * (1 - bend((Math.hypot(red1, b1) + Math.hypot(red2, b2)) / 2));
  const [a1, a2] = [red1 * (1 + grey), red2 * (1 + grey)];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + TURN) % TURN;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const isFar = Math.abs(h2 - h1) > TURN / 2;
  const dh = h2 - h1 - (isFar ? Math.sign(h2 - h1) * TURN : 0);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = (h1 + h2 + (isFar ? (h1 + h2 < TURN ? TURN : -TURN) : 0)) / 2;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const inLight = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const inChroma = (c2 - c1) / (1 + 0.045 * c);
  const inHue = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2))) / (1 + 0.015 * c * t);
  const turned = -2 * bend(c) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(inLight ** 2 + inChroma ** 2 + inHue ** 2 + turned * inChroma * inHue);
}
