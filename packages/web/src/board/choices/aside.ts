/** Pixels kept free at the sides of the box. */
export const EDGE = 8;

/** How far something pinned at x, twice `half` wide, is to be moved to stay in a box so wide. */
export function aside(x: number, half: number, width: number): number {
  if (2 * half + 2 * EDGE > width) return width / 2 - x;
  return Math.max(EDGE + half - x, Math.min(0, width - EDGE - half - x));
}
