import type { TileSpec } from '@bastide/rules';
import { CENTRE, circle, distance, finderIn, type Point } from '../geometry.ts';
import { best, clearance, type Disc, HAIR } from './clearance.ts';
import { type PlacedMark, putMarks } from './mark-places.ts';
import { areasOf, groundPlan, type Plan } from './plan.ts';
import { putSpots } from './spots.ts';

/** A tile's plan with everything put in its place, as printed. */
export interface Layout extends Plan {
  readonly spots: readonly Point[];
  readonly marks: readonly PlacedMark[];
  /** The monastery and the garden. */
  readonly centres: readonly { readonly place: number; readonly kind: string; readonly at: Point }[];
  /** Keeps houses and trees off marks and buildings. */
  readonly taken: readonly Disc[];
}

export const CENTRE_RADIUS: Readonly<Record<string, number>> = { monastery: 14, garden: 10 };
const known = new WeakMap<TileSpec, Layout>();
/** Every game has tiles of its own, and most lie in other games too. */
const alike = new Map<string, Layout>();

export function layoutOf(spec: TileSpec): Layout {
  const found = known.get(spec) ?? layoutOfAny(spec);
  known.set(spec, found);
  return found;
}

function layoutOfAny(spec: TileSpec): Layout {
  const words = JSON.stringify([spec.segments, spec.marks]);
  const found = alike.get(words) ?? layOut(spec);
  alike.set(words, found);
  return found;
}

function layOut(spec: TileSpec): Layout {
  const plan = groundPlan(spec);
  const areas = plan.areas.map((polygons) => [...polygons]);
  const taken: Disc[] = [];
  const centres = putCentres(spec, plan, taken);
  for (const { place, kind, at } of centres) areas[place] = [circle(at, CENTRE_RADIUS[kind])];
  const marks = putMarks(spec, plan, taken);
  const spots = putSpots(spec, { ...plan, areas }, centres, taken);
  return { ...plan, areas, centres, marks, spots, taken };
}

function putCentres(spec: TileSpec, plan: Plan, taken: Disc[]) {
  const find = finderIn(areasOf(spec, plan, 'field'));
  return spec.segments.flatMap(({ kind }, place) => {
    if (kind !== 'monastery' && kind !== 'garden') return [];
    const radius = CENTRE_RADIUS[kind];
    const hub = plan.hubs.find((one) => one.kind === kind);
    const pull = kind === 'monastery' ? 0.2 : 0.02;
    const at =
      hub?.at ??
      best((point, most) => {
        if (find(point) === undefined) return undefined;
        const far = pull * distance(point, CENTRE);
        return Math.min(clearance(plan, taken, point, most + far - HAIR), radius + 3) - far;
      }) ??
      CENTRE;
    taken.push({ at, radius });
    return [{ place, kind, at }];
  });
}
