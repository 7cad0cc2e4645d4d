import { at, type Point } from '../geometry.ts';

const r = (value: number): string => String(Math.round(value * 10) / 10);

/** A small wave about a point. */
export const wave = ({ x, y }: Point): string => `M${r(x - 3)} ${r(y)}q1.5-1.8 3 0t3 0`;

export const poolRipples = ({ at: { x, y }, radius }: { at: Point; radius: number }): string =>
  wave(at(x - radius * 0.4, y - 2)) + wave(at(x + radius * 0.25, y + radius * 0.3));
