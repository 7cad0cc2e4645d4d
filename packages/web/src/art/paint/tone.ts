import { PALETTE } from './palette.ts';

type Rgb = readonly [number, number, number];

const known = new Map<string, Rgb>();

function rgbOf(hex: string): Rgb {
  const found = known.get(hex);
  if (found !== undefined) return found;
  const n = Number.parseInt(hex.slice(1), 16);
  const made: Rgb = [n >> 16, (n >> 8) & 255, n & 255];
  known.set(hex, made);
  return made;
}

const css = ([r, g, b]: Rgb, alpha: number): string =>
  `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha})`;

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const SHADE = rgbOf(PALETTE.shade);
const LIGHT = rgbOf(PALETTE.light);

/** A colour in more or less light: 1 as it is, less towards violet shade, more towards warm light. Never grey, never black. */
export function tone(hex: string, light: number, alpha = 1): string {
  const c = rgbOf(hex);
  if (light >= 1) return css(mixed(c, LIGHT, Math.min(1, light - 1)), alpha);
  const dark: Rgb = [
    c[0] * 0.42 + SHADE[0] * 0.16,
    c[1] * 0.4 + SHADE[1] * 0.16,
    c[2] * 0.5 + SHADE[2] * 0.16,
  ];
  return css(mixed(c, dark, 1 - light), alpha);
}

export const faded = (hex: string, alpha: number): string => css(rgbOf(hex), alpha);

export type Normal = readonly [number, number, number];

/** The one light comes from the upper left, and from above. */
const SUN = normalised([-0.62, -0.38, 0.68]);

/** How much of it a surface gets. */
export const lightOn = ([x, y, z]: Normal): number => 0.6 + 0.56 * (x * SUN[0] + y * SUN[1] + z * SUN[2]);

export function normalised([x, y, z]: Normal): Normal {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
