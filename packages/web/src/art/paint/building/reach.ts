import type { TileSpec } from '@bastide/rules';
import { clearance, clearOf } from '../../tile/clearance.ts';
import { CENTRE_RADIUS, layoutOf } from '../../tile/layout.ts';

/** How far a monastery or garden may reach beyond the room that is kept for it, where nothing is in the way. */
const LARGEST: Readonly<Record<string, number>> = { monastery: 22, garden: 13 };

/** How far the monastery or garden of a tile reaches, on the tile as printed. */
export function reachOf(spec: TileSpec, index: number): number {
  const layout = layoutOf(spec);
  const { kind, at } = layout.centres[index];
  const least = CENTRE_RADIUS[kind];
  const others = layout.taken.filter((disc) => disc.at !== at);
  // Roads that end in a monastery may be built over; they begin at its door.
  const ways = layout.ways.filter(({ place }) => spec.segments[place].ends !== kind);
  const hubs = layout.hubs.filter((hub) => hub.kind !== kind);
  const free = Math.min(clearance({ ...layout, ways, hubs }, [], at), clearOf(others, at)) - 1;
  return Math.max(least, Math.min(free, LARGEST[kind]));
}
