import { insideAny, type Line, type Point } from '../../geometry.ts';
import { type Footprint, outlineOf, overlap } from './footprint.ts';

interface Taken {
  readonly outline: readonly Point[];
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Houses keep this far from the border of the tile: a roof that rises over its foot is never cut there, whatever the turn. */
export const MARGIN = 3.4;

/** Where there is still room to build in a city. */
export interface Room {
  has(ground: Footprint): boolean;
  take(ground: Footprint, margin?: number): void;
  /** Keeps a strip along a line free. */
  keep(line: Line, half: number): void;
  /** Keeps a disc free. */
  keepRound(at: Point, radius: number): void;
}

export function roomOf(city: readonly Line[]): Room {
  const taken: Taken[] = [];
  const put = (outline: readonly Point[]) => {
    const x = outline.reduce((sum, p) => sum + p.x, 0) / outline.length;
    const y = outline.reduce((sum, p) => sum + p.y, 0) / outline.length;
    const reach = Math.max(...outline.map((p) => Math.hypot(p.x - x, p.y - y)));
    taken.push({ outline, x, y, reach });
  };
  return {
    has: (ground) => {
      // Most questions are about ground outside, so the cheapest look comes first.
      if (!insideAny(city, ground)) return false;
      const outline = outlineOf(ground);
      for (const { x, y } of outline) {
        if (x < MARGIN || y < MARGIN || x > 100 - MARGIN || y > 100 - MARGIN) return false;
      }
      const reach = Math.sqrt(ground.half ** 2 + ground.deep ** 2);
      for (const one of taken) {
        const [dx, dy, far] = [one.x - ground.x, one.y - ground.y, one.reach + reach];
        if (dx * dx + dy * dy < far * far && overlap(outline, one.outline)) return false;
      }
      return outline.every((corner) => insideAny(city, corner));
    },
    take: (ground, margin = 0) => put(outlineOf(ground, margin)),
    keep: (line, half) => {
      for (let i = 1; i < line.length; i++) put(outlineOf(stretch(line[i - 1], line[i]), half));
    },
    keepRound: ({ x, y }, radius) => {
      // An octagon that holds the disc.
      const r = radius / Math.cos(Math.PI / 8);
      put(
        Array.from({ length: 8 }, (_, i) => ({
          x: x + r * Math.cos((i * Math.PI) / 4),
          y: y + r * Math.sin((i * Math.PI) / 4),
        })),
      );
    },
  };
}

function stretch(a: Point, b: Point): Footprint {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return {
    x,
    y,
    half: Math.hypot(b.x - a.x, b.y - a.y) / 2,
    deep: 0,
    angle: Math.atan2(b.y - a.y, b.x - a.x),
  };
}
