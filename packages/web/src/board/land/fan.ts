import type { Point } from '../camera/camera.ts';

/** Room for a figure beside another, in board units. */
const STEP = 15;
const ROW = 3;

/**
 * Where several figures of one segment stand, as steps from its spot: side by side, in rows of three, those in front later so
 * that they are drawn over those behind.
 */
export function fan(count: number): Point[] {
  const rows = Math.ceil(count / ROW);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, count - row * ROW);
    return {
      x: ((i % ROW) - (inRow - 1) / 2) * STEP,
      y: (row - (rows - 1) / 2) * STEP * 0.8,
    };
  });
}
