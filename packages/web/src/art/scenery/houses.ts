import { at, type Point } from '../geometry.ts';
import { hash } from '../hash.ts';
import { type Ink, painted, shape } from './ink.ts';

/** A house from the south; the light is in the north-west. `at` is the left end of its foot. */
export interface House {
  readonly at: Point;
  readonly size: number;
  /** Which roof: red, rust or slate. */
  readonly roof: number;
  /** The gable on the right. */
  readonly turned: boolean;
}

export const HOUSE_WIDTH = 10;
export const HOUSE_HEIGHT = 9.2;

/** How far the walls are, 0 outside the city; and how far what houses keep away from. */
export interface Grounds {
  readonly city: (point: Point) => number;
  readonly free: (point: Point) => number;
}

/** Rows of houses, shoulder to shoulder with a gap here and there, wherever the city has room. */
export function townHouses(x: number, y: number, grounds: Grounds): House[] {
  const houses: House[] = [];
  for (let row = 0; row < ROWS; row++) {
    let left = 0.8 + 3 * hash(x, y, 350 + row);
    while (left < 90) {
      const id = row * 128 + Math.round(left);
      const size = 0.84 + 0.26 * hash(x, y, 400 + id);
      const foot = at(left, 10.4 + row * 9.75 + 1.3 * hash(x, y, 2400 + id) - 0.4);
      if (!stands(foot, size, grounds)) {
        left += 1.5;
        continue;
      }
      const roof = ROOFS[Math.floor(hash(x, y, 4400 + id) * ROOFS.length)];
      houses.push({ at: foot, size, roof, turned: hash(x, y, 6400 + id) < 0.4 });
      const gap = hash(x, y, 8400 + id);
      left += HOUSE_WIDTH * size + 0.7 + (gap < 0.2 ? 5 : gap);
    }
  }
  return houses;
}

const ROWS = 10;
const ROOFS = [0, 0, 0, 1, 1, 2, 2, 0];
const FROM_WALL = 6.1;

function stands(foot: Point, size: number, { city, free }: Grounds): boolean {
  const [w, h] = [HOUSE_WIDTH * size, HOUSE_HEIGHT * size];
  const { x, y } = foot;
  if (x + w > 99.3 || y - h < 0.5 || y > 99.4) return false;
  if (city(at(x + w, y)) < FROM_WALL || city(at(x, y)) < FROM_WALL) return false;
  if (city(at(x + w, y - h)) < FROM_WALL || city(at(x, y - h)) < FROM_WALL) return false;
  return free(at(x + w / 2, y - h / 2)) >= 5;
}

/** Four houses around a village green. */
export function villageHouses(middle: Point, x: number, y: number): House[] {
  return [at(-12.5, -5.5), at(3, -5), at(-13, 12), at(3.5, 12.6)].map((by, i) => ({
    at: at(middle.x + by.x, middle.y + by.y),
    size: 0.92,
    roof: ROOFS[Math.floor(hash(x, y, 1600 + i) * 8)],
    turned: i % 2 === 0,
  }));
}

export function drawHouses(houses: readonly House[]): Ink[] {
  const roofs = ['', '', ''];
  let walls = '';
  let shade = '';
  let windows = '';
  let shadow = '';
  for (const house of houses) {
    const side = house.turned ? -1 : 1;
    const foot = house.turned ? at(house.at.x + HOUSE_WIDTH * house.size, house.at.y) : house.at;
    const part = (corners: readonly number[]) =>
      shape(
        foot,
        house.size,
        corners.map((c, i) => (i % 2 === 0 ? c * side : c)),
      );
    shadow += shape(at(house.at.x + 1.4, house.at.y + 1.1), house.size, [0, 0, 10, 0, 10, -4, 0, -4]);
    walls += part([0, 0, 4.2, 0, 10, 0, 10, -4, 4.2, -4, 2.1, -8.2, 0, -4]);
    roofs[house.roof] += part([4.2, -3.6, 10.5, -3.6, 8.2, -8.8, 1.9, -8.8]);
    shade += part(
      house.turned ? [0, 0, 4.2, 0, 4.2, -4, 2.1, -8.2, 0, -4] : [4.2, 0, 10, 0, 10, -3.6, 4.2, -3.6],
    );
    for (const [from, wide, sill, high] of OPENINGS)
      windows += opening(foot, house.size, side, from, wide, sill, high);
  }
  return painted(
    { paint: 'house-shade', d: shadow },
    { paint: 'plaster', d: walls },
    { paint: 'plaster-shade', d: shade },
    { paint: 'roof-red', d: roofs[0] },
    { paint: 'roof-rust', d: roofs[1] },
    { paint: 'roof-slate', d: roofs[2] },
    { paint: 'window', d: windows },
  );
}

/** A door and two windows: where they begin, how wide, how far from the ground, how high. */
const OPENINGS = [
  [1.3, 1.6, 0, 2.5],
  [5.6, 1.2, 1, 1.6],
  [7.9, 1.2, 1, 1.6],
] as const;

function opening(
  foot: Point,
  size: number,
  side: number,
  from: number,
  wide: number,
  sill: number,
  high: number,
): string {
  const left = side > 0 ? foot.x + from * size : foot.x - (from + wide) * size;
  const [w, h] = [n(wide * size), n(high * size)];
  return `M${n(left)} ${n(foot.y - sill * size)}h${w}v-${h}h-${w}Z`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Only the roofs, for a tile seen from farther away. */
export function drawRoofs(houses: readonly House[]): Ink[] {
  const d = houses
    .map(({ at: p, size }) => shape(p, size, [0.3, 0, 9.7, 0, 9.7, -4, 8, -8.6, 2, -8.6, 0.3, -4]))
    .join('');
  return painted({ paint: 'roof-far', d });
}
