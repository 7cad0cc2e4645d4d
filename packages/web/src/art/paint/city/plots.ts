import { along, distance, type Line, lengthOf, type Point, plus, times } from '../../geometry.ts';
import type { Disc } from '../../tile/clearance.ts';
import type { Tree } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Footprint } from './footprint.ts';
import type { Garden } from './garden.ts';
import { type House, newHouse } from './house.ts';
import { LANDMARKS, type Landmark, type LandmarkForm } from './landmark.ts';
import { MARGIN, type Room } from './room.ts';
import type { Square } from './square.ts';
import { stepsOf } from './steps.ts';
import { LANE_HALF, STREET_HALF } from './streets.ts';

/** The ground to build on, and the ways that houses stand along. */
export interface Ground {
  readonly room: Room;
  readonly area: readonly Line[];
  readonly size: number;
  readonly square: Square;
  readonly courts: readonly Disc[];
  readonly streets: readonly Line[];
  readonly lanes: readonly Line[];
  readonly walls: readonly Line[];
  /** Stretches of the border over which the town goes on; the town lies on their right. */
  readonly edges: readonly Line[];
  readonly random: Random;
}

interface Buildings {
  readonly houses: readonly House[];
  readonly landmarks: readonly Landmark[];
  readonly gardens: readonly Garden[];
  readonly trees: readonly Tree[];
}

/** First what towers over the town, then houses along its ways, then what fits between them. */
export function buildTown(ground: Ground): Buildings {
  const landmarks = putLandmarks(ground);
  const { room, random, area, streets, lanes, walls, edges } = ground;
  // A lane may end at a church, but not at a house.
  for (const lane of lanes) room.keep(lane, LANE_HALF);
  const houses: House[] = [];
  const line = (way: Line, half: number, sides: readonly number[]) => {
    for (const side of sides) houses.push(...row(way, side, half, room, random));
  };
  for (const street of streets) line(street, STREET_HALF, [1, -1]);
  for (const edge of edges) line(edge, MARGIN, [1]);
  for (const wall of walls) line(wall, 3, [1]);
  for (const lane of lanes) line(lane, LANE_HALF, [1, -1]);
  const ways = stretchesOf([...streets, ...lanes, ...walls]);
  houses.push(...scattered(ground, ways));
  const gardens = putGardens(ground, ways);
  const standing = houses.map((house) => ({ ...house, steps: stepsOf(house, area, walls) }));
  return { houses: standing, landmarks, gardens, trees: putTrees(ground, gardens) };
}

/** Houses side by side along one side of a way (1 its right, -1 its left). */
function row(way: Line, side: number, half: number, room: Room, random: Random): House[] {
  const length = lengthOf(way);
  const houses: House[] = [];
  let far = within(random, 0, 2);
  while (far < length) {
    const fits = (size: number) => {
      const wanted = facing(way, side, half, far, size, random);
      return room.has(wanted.house) ? wanted : undefined;
    };
    const found = fits(1) ?? fits(0.82) ?? fits(0.7);
    if (found === undefined) far += 1.5;
    else {
      room.take(found.house, 0.2);
      houses.push(recoloured(found.house, random));
      far += 2 * found.wide + (random() < 0.12 ? 2.6 : within(random, 0.2, 0.7));
    }
  }
  return houses;
}

/** A house that looks at a way from its side; now and then with its gable. */
function facing(way: Line, side: number, half: number, far: number, size: number, random: Random) {
  const wanted = newHouse(random, 0, 0, 0, size);
  const isGable = random() < 0.22 && wanted.form !== 'wing';
  const [wide, back] = isGable ? [wanted.deep, wanted.half] : [wanted.half, wanted.deep];
  const { point, towards } = along(way, Math.min(lengthOf(way), far + wide));
  const into = times({ x: -towards.y, y: towards.x }, side);
  const angle = Math.atan2(towards.y, towards.x) + (isGable ? Math.PI / 2 : 0) + within(random, -0.05, 0.05);
  return { house: { ...wanted, ...plus(point, times(into, half + 0.3 + back)), angle }, wide };
}

/** Roofs follow where a house came to stand. */
const recoloured = (house: House, random: Random): House => ({
  ...house,
  roof: newHouse(random, house.x, house.y, 0).roof,
});

/** Smaller and smaller houses wherever there is room, in line with the nearest way. */
function scattered({ room, random }: Ground, ways: readonly Stretch[]): House[] {
  const houses: House[] = [];
  const open = openPoints(room, random, 2.6, 2);
  for (const size of [0.95, 0.8, 0.66, 0.56]) {
    for (const point of open) {
      if (!hasSquare(room, point, 2)) continue;
      const angle = directionAt(ways, point) + (random() < 0.3 ? Math.PI / 2 : 0);
      const house = newHouse(random, point.x, point.y, angle, size);
      if (!room.has(house)) continue;
      room.take(house, 0.2);
      houses.push(house);
    }
  }
  return houses;
}

/** Points all over the tile around which there is some room. */
function openPoints(room: Room, random: Random, step: number, half: number): Point[] {
  const found: Point[] = [];
  for (let y = step; y < 100; y += step) {
    for (let x = step; x < 100; x += step) {
      const point = { x: x + within(random, -1, 1), y: y + within(random, -1, 1) };
      if (hasSquare(room, point, half)) found.push(point);
    }
  }
  return found;
}

const hasSquare = (room: Room, { x, y }: Point, half: number): boolean =>
  room.has({ x, y, half, deep: half, angle: 0 });

/** A straight part of a way. */
interface Stretch {
  readonly a: Point;
  readonly b: Point;
  readonly angle: number;
}

const stretchesOf = (ways: readonly Line[]): Stretch[] =>
  ways.flatMap((way) =>
    way.slice(1).map((b, i) => ({ a: way[i], b, angle: Math.atan2(b.y - way[i].y, b.x - way[i].x) })),
  );

/** Which way the nearest way goes. */
function directionAt(stretches: readonly Stretch[], { x, y }: Point): number {
  let [best, found] = [Number.POSITIVE_INFINITY, 0];
  for (const { a, b, angle } of stretches) {
    const far = ((a.x + b.x) / 2 - x) ** 2 + ((a.y + b.y) / 2 - y) ** 2;
    if (far < best) [best, found] = [far, angle];
  }
  return found;
}

const CHURCH_ROOFS = [1, 7, 3, 0, 5].map((i) => PALETTE.roofs[i]);

function putLandmarks(ground: Ground): Landmark[] {
  const { size, courts, random } = ground;
  // Something as large as a church is printed there already.
  if (courts.some(({ radius }) => radius > 12)) return [];
  const wanted: LandmarkForm[][] =
    size > 6000
      ? [shuffled(['minster', 'crossed', 'parish'], random), ['hall']]
      : size > 3600
        ? [shuffled(['crossed', 'parish'], random)]
        : [random() < 0.55 ? ['parish', 'chapel'] : ['chapel']];
  return wanted.flatMap((forms) => putOne(ground, forms) ?? []);
}

const shuffled = <Thing>(things: Thing[], random: Random): Thing[] => {
  const first = oneOf(random, things);
  return [first, ...things.filter((thing) => thing !== first)];
};

/** Beside the square, or as near to it as there is room. */
function putOne(
  { room, square, random, streets, lanes, walls }: Ground,
  forms: readonly LandmarkForm[],
): Landmark | undefined {
  const ways = stretchesOf([...streets, ...lanes, ...walls]);
  for (const form of forms) {
    for (let i = 0; i < 90; i++) {
      const { half, deep } = LANDMARKS[form];
      const [turn, far] = [within(random, 0, 6.3), square.radius + deep + within(random, 0.5, 6 + i * 0.25)];
      const point = plus(square.at, { x: far * Math.cos(turn), y: far * Math.sin(turn) });
      const angle = i < 45 ? turn + Math.PI / 2 : directionAt(ways, point);
      const ground: Footprint = { ...point, half, deep, angle };
      if (!room.has({ ...ground, half: half + 0.8, deep: deep + 0.8 }) || isCramped(point)) continue;
      room.take(ground, 1);
      const roof = form === 'hall' ? PALETTE.roofs[4] : oneOf(random, CHURCH_ROOFS);
      return { ...ground, form, roof, seed: Math.floor(random() * 1e6) };
    }
  }
  return undefined;
}

/** A spire needs sky above it, whichever way up the tile lies. */
const isCramped = ({ x, y }: Point): boolean => Math.min(x, y, 100 - x, 100 - y) < 17;

function putGardens({ room, random }: Ground, ways: readonly Stretch[]): Garden[] {
  const gardens: Garden[] = [];
  for (const point of openPoints(room, random, 3.6, 1.2)) {
    const garden = {
      ...point,
      half: within(random, 2, 3.8),
      deep: within(random, 1.5, 2.6),
      angle: directionAt(ways, point),
      seed: Math.floor(random() * 1e6),
    };
    if (!room.has(garden)) continue;
    room.take(garden, 0.4);
    gardens.push(garden);
  }
  return gardens;
}

function putTrees({ room, random, square }: Ground, gardens: readonly Garden[]): Tree[] {
  const tree = (at: Point, radius: number, kind: Tree['kind']): Tree => ({
    at,
    radius,
    kind,
    seed: Math.floor(random() * 1e6),
  });
  const trees = gardens.flatMap(({ x, y, half }) =>
    random() < 0.4
      ? [tree({ x: x + within(random, -0.6, 0.6) * half, y }, within(random, 1.2, 1.8), 'fruit')]
      : [],
  );
  for (const point of openPoints(room, random, 2.6, 1)) {
    const spot = { ...point, half: 1, deep: 1, angle: 0 };
    if (distance(point, square.at) < square.radius + 1 || !room.has(spot)) continue;
    room.take(spot, 2.2);
    if (random() < 0.6) trees.push(tree(point, within(random, 1.4, 2.4), oneOf(random, YARD_TREES)));
  }
  return trees;
}

const YARD_TREES = ['round', 'round', 'bush', 'poplar'] as const;
