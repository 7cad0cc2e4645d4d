import type { TileSpec } from '@bastide/rules';
import { distanceToLine, insideAny, type Point, turn } from '../geometry.ts';
import { clearOf, type Disc } from './clearance.ts';
import { type Layout, layoutOf } from './layout.ts';
import { areasOf } from './plan.ts';
import { halfWidth } from './ways.ts';

/** How much room there is at a point, in units; 0 where it is none of that ground. */
export interface Ground {
  readonly field: (point: Point) => number;
  readonly city: (point: Point) => number;
}

const STEP = 2.5;
const CELLS = 100 / STEP;
/** Figures must not be hidden in a wood or between houses. */
const SPOT_RADIUS = 1.5;

type Measure = (point: Point) => number;

const known = new WeakMap<TileSpec, Ground>();

/** The room on a tile as it lies; each cell of a fine grid is measured when first asked for, once for a sort of tile. */
export function groundOf(spec: TileSpec, rot: number): Ground {
  const printed = known.get(spec) ?? {
    field: remembered(fieldMeasure(spec)),
    city: remembered(cityMeasure(spec)),
  };
  known.set(spec, printed);
  const back = 4 - (rot & 3);
  return {
    field: (point) => printed.field(turn(point, back)),
    city: (point) => printed.city(turn(point, back)),
  };
}

function remembered(measure: Measure): Measure {
  const cells = new Float32Array(CELLS * CELLS).fill(-1);
  return ({ x, y }) => {
    if (x < 0 || y < 0 || x >= 100 || y >= 100) return 0;
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    const cell = row * CELLS + column;
    if (cells[cell] < 0) cells[cell] = measure({ x: (column + 0.5) * STEP, y: (row + 0.5) * STEP });
    return cells[cell];
  };
}

function fieldMeasure(spec: TileSpec): Measure {
  const layout = layoutOf(spec);
  const fields = areasOf(spec, layout, 'field');
  const discs = [...layout.taken, ...layout.spots.map((at): Disc => ({ at, radius: SPOT_RADIUS }))];
  return (point) => (insideAny(fields, point) ? fieldRoom(layout, discs, point) : 0);
}

function cityMeasure(spec: TileSpec): Measure {
  const layout = layoutOf(spec);
  const cities = areasOf(spec, layout, 'city');
  return (point) => (insideAny(cities, point) ? cityRoom(layout, point) : 0);
}

/** The tile's border is no obstacle: the meadow goes on beyond it. */
function fieldRoom({ walls, ways, hubs, lanes }: Layout, discs: readonly Disc[], point: Point): number {
  let room = clearOf(discs, point);
  for (const { line } of walls) room = Math.min(room, distanceToLine(line, point) - 2.5);
  for (const way of ways) room = Math.min(room, distanceToLine(way.line, point) - halfWidth(way));
  for (const lane of lanes) room = Math.min(room, distanceToLine(lane, point) - 3);
  return Math.max(0, Math.min(room, clearOf(hubs, point)));
}

function cityRoom({ walls }: Layout, point: Point): number {
  let room = 100;
  for (const { line } of walls) room = Math.min(room, distanceToLine(line, point));
  return room;
}
