import type { TileSpec } from '@bastide/rules';
import { type Line, type Point, turn } from '../../geometry.ts';
import { inward } from '../../tile/border.ts';
import type { Random } from '../random.ts';
import { turned } from './footprint.ts';
import type { House } from './house.ts';
import { type Town, townsOf } from './town.ts';

/** The towns of a tile as it lies: every point turned, and houses moved up to the edges over which the town goes on. */
export function standingTowns(spec: TileSpec, rot: number, chance: (concern: string) => Random): Town[] {
  const quarters = (rot / 90) & 3;
  return townsOf(spec, chance).map((town) => turnTown(town, quarters));
}

function turnTown(town: Town, quarters: number): Town {
  const line = (points: Line) => points.map((point) => turn(point, quarters));
  const point = ({ x, y }: Point) => turn({ x, y }, quarters);
  return {
    ...town,
    square: { ...town.square, at: point(town.square.at) },
    courts: town.courts.map(({ at, radius }) => ({ at: point(at), radius })),
    streets: town.streets.map(line),
    lanes: town.lanes.map(line),
    houses: town.houses.map((house) => turned(settled(house, quarters), quarters)),
    landmarks: town.landmarks.map((landmark) => turned(landmark, quarters)),
    gardens: town.gardens.map((garden) => turned(garden, quarters)),
    trees: town.trees.map((tree) => ({ ...tree, at: point(tree.at) })),
  };
}

/** Up to every edge but the one in the north of the screen: there its roof would be cut. */
function settled(house: House, quarters: number): House {
  let { x, y } = house;
  for (const [edge, step] of house.steps.entries()) {
    if (step === 0 || ((edge + quarters) & 3) === 0) continue;
    const into = inward(edge);
    x -= into.x * step;
    y -= into.y * step;
  }
  return { ...house, x, y };
}
