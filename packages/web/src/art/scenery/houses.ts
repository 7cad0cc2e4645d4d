import { at, distanceToLine, insideAny, type Line, type Point } from '../geometry.ts';
import { hash } from '../hash.ts';
import { type Ink, disc, painted, shape, stroke } from './ink.ts';

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

/** What a city has besides its houses: walls, marks and squares that houses keep away from. */
export interface Grounds {
  readonly city: readonly Line[];
  readonly walls: readonly Line[];
  readonly free: (point: Point) => number;
}

/** Rows of houses, each a little out of line, wherever the city has room. */
export function townHouses(x: number, y: number, { city, walls, free }: Grounds): House[] {
  const houses: House[] = [];
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 9; column++) {
      const id = row * 16 + column;
      const size = 0.86 + 0.24 * hash(x, y, 400 + id);
      const foot = at(
        1 + column * 11.2 + 1.6 * hash(x, y, 600 + id) + (row % 2) * 4.4,
        10.6 + row * 9.9 + 1.2 * hash(x, y, 800 + id),
      );
      if (hash(x, y, 1000 + id) < 0.07 || !stands(foot, size, city, walls, free)) continue;
      const roof = Math.floor(hash(x, y, 1200 + id) * 8);
      houses.push({ at: foot, size, roof: ROOFS[roof], turned: hash(x, y, 1400 + id) < 0.4 });
    }
  }
  return houses;
}

const ROOFS = [0, 0, 0, 1, 1, 2, 2, 0];
const FROM_WALL = 7;

function stands(
  foot: Point,
  size: number,
  city: readonly Line[],
  walls: readonly Line[],
  free: (point: Point) => number,
): boolean {
  const [w, h] = [HOUSE_WIDTH * size, HOUSE_HEIGHT * size];
  const corners = [at(0, 0), at(w, 0), at(w, -h), at(0, -h)].map((p) => at(foot.x + p.x, foot.y + p.y));
  const within = corners.every(
    (p) => p.x > 0.6 && p.x < 99.4 && p.y > 0.6 && p.y < 99.4 && insideAny(city, p),
  );
  if (!within || free(at(foot.x + w / 2, foot.y - h / 2)) < 5) return false;
  return walls.every((line) => corners.every((p) => distanceToLine(line, p) > FROM_WALL));
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
      shape(foot, house.size, corners.map((c, i) => (i % 2 === 0 ? c * side : c)));
    shadow += shape(at(house.at.x + 1.4, house.at.y + 1.1), house.size, [0, 0, 10, 0, 10, -4, 0, -4]);
    walls += part([0, 0, 4.2, 0, 10, 0, 10, -4, 4.2, -4, 2.1, -8.2, 0, -4]);
    roofs[house.roof] += part([4.2, -3.6, 10.5, -3.6, 8.2, -8.8, 1.9, -8.8]);
    shade += part(house.turned ? [0, 0, 4.2, 0, 4.2, -4, 2.1, -8.2, 0, -4] : [4.2, 0, 10, 0, 10, -3.6, 4.2, -3.6]);
    const door = at(foot.x + 2.1 * house.size * side, foot.y);
    windows += disc(foot.x + 6 * house.size * side, foot.y - 1.9 * house.size, 0.7, 0.9);
    windows += disc(foot.x + 8.2 * house.size * side, foot.y - 1.9 * house.size, 0.7, 0.9);
    windows += stroke(door.x, door.y, door.x, door.y - 2.4 * house.size);
  }
  return painted(
    { paint: 'shade', d: shadow },
    { paint: 'plaster', d: walls },
    { paint: 'plaster-shade', d: shade },
    { paint: 'roof-red', d: roofs[0] },
    { paint: 'roof-rust', d: roofs[1] },
    { paint: 'roof-slate', d: roofs[2] },
    { paint: 'window', d: windows },
  );
}

/** Only the roofs, for a tile seen from farther away. */
export function drawRoofs(houses: readonly House[]): Ink[] {
  const d = houses
    .map(({ at: p, size }) => shape(p, size, [0.3, 0, 9.7, 0, 9.7, -4, 8, -8.6, 2, -8.6, 0.3, -4]))
    .join('');
  return painted({ paint: 'roof-far', d });
}

