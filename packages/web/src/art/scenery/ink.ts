import type { Point } from '../geometry.ts';

/** One painted path: the class says with what, `d` where. */
export interface Ink {
  readonly paint: string;
  readonly d: string;
}

const digits = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed shape from corners relative to a point, scaled. */
export function shape(at: Point, scale: number, corners: readonly number[]): string {
  let d = '';
  for (let i = 0; i < corners.length; i += 2) {
    d += `${i === 0 ? 'M' : 'L'}${digits(at.x + corners[i] * scale)} ${digits(at.y + corners[i + 1] * scale)}`;
  }
  return `${d}Z`;
}

export function stroke(x1: number, y1: number, x2: number, y2: number): string {
  return `M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [digits(rx), digits(ry)];
  return `M${digits(x - rx)} ${digits(y)}a${w} ${h} 0 1 1 ${digits(2 * rx)} 0a${w} ${h} 0 1 1 ${digits(-2 * rx)} 0Z`;
}

/** Paths of the same paint become one; nothing is left out of order, empty ones are dropped. */
export const painted = (...inks: readonly Ink[]): Ink[] => inks.filter(({ d }) => d !== '');
