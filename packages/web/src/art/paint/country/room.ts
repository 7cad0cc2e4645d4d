import type { TileSpec } from '@bastide/rules';
import { distance, distanceToLine, inside, type Line, type Point, SIZE } from '../../geometry.ts';
import type { Disc } from '../../tile/clearance.ts';
import { type Layout, layoutOf } from '../../tile/layout.ts';
import { areasOf } from '../../tile/plan.ts';
import { reachOf } from '../building/reach.ts';

/** How far it is from a point of a field, on the tile as printed, to what islands must keep off; negative where none may be. */
export type Room = (point: Point) => number;

/** What is kept free: roads are wider on small faces, walls stand up and hide what is behind them, figures need a place. */
const MARGIN = { way: 2.6, wall: 8, border: 3, disc: 1.5, spot: 3.6 } as const;
/** How far the houses of a village are from its middle. */
const VILLAGE = 18;
const STEP = 2;
const NODES = SIZE / STEP + 1;

/** Measured on a grid, each node when it is first asked for, and smooth between the nodes. */
export function roomOf(spec: TileSpec): Room {
  const nodes = new Float32Array(NODES * NODES).fill(Number.NaN);
  const measure = measureOf(spec);
  const node = (column: number, row: number): number => {
    const i = row * NODES + column;
    if (Number.isNaN(nodes[i])) nodes[i] = measure({ x: column * STEP, y: row * STEP });
    return nodes[i];
  };
  return ({ x, y }) => {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return -MARGIN.wall;
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    const [u, v] = [x / STEP - column, y / STEP - row];
    const north = node(column, row) * (1 - u) + node(column + 1, row) * u;
    const south = node(column, row + 1) * (1 - u) + node(column + 1, row + 1) * u;
    return north * (1 - v) + south * v;
  };
}

export const toBorder = ({ x, y }: Point): number => Math.min(x, y, SIZE - x, SIZE - y);

function measureOf(spec: TileSpec): Room {
  const layout = layoutOf(spec);
  const fields = areasOf(spec, layout, 'field').map((area) => ({ area, sides: innerSides(area) }));
  const discs = discsOf(spec, layout);
  return (point) => {
    const field = fields.find(({ area }) => inside(area, point));
    if (field === undefined) return -MARGIN.wall;
    let room = toBorder(point) - MARGIN.border;
    for (const side of field.sides) room = Math.min(room, distanceToLine(side, point) - MARGIN.way);
    for (const { line } of layout.walls) room = Math.min(room, distanceToLine(line, point) - MARGIN.wall);
    for (const { at, radius } of discs) room = Math.min(room, distance(at, point) - radius);
    return room;
  };
}

/** The sides of a field but those on the tile's border. They are already drawn back from roads and rivers. */
function innerSides(area: Line): Line[] {
  return area.flatMap((a, i) => {
    const b = area[(i + 1) % area.length];
    const onBorder = toBorder(a) < 0.1 && toBorder(b) < 0.1 && (a.x === b.x || a.y === b.y);
    return onBorder ? [] : [[a, b]];
  });
}

function discsOf(spec: TileSpec, layout: Layout): Disc[] {
  const grown = ({ at, radius }: Disc) => ({ at, radius: radius + MARGIN.disc });
  return [
    ...layout.taken.map(grown),
    ...layout.hubs.map(({ at, radius, kind }) =>
      grown({ at, radius: kind === 'village' ? VILLAGE : radius }),
    ),
    ...layout.centres.map(({ at }, i) => grown({ at, radius: reachOf(spec, i) })),
    ...layout.spots.map((at) => ({ at, radius: MARGIN.spot })),
  ];
}
