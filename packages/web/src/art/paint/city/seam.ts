import { at, type Point } from '../../geometry.ts';
import { edgesOf } from '../../tile/border.ts';
import { type Tree, treeThing } from '../country/tree.ts';
import type { Site, Thing } from '../scenery.ts';

/** Where trees stand on an edge over which a town goes on: on both tiles the same, each with its own part of them. */
const ON_EDGE: readonly (readonly number[])[] = [
  [17, 71],
  [31, 86],
];

/** What two tiles have in common where a town goes on from one to the other, as it is on the screen. */
export function seamThings({ spec, rot }: Site): Thing[] {
  const edges = spec.segments.flatMap((segment) =>
    segment.kind === 'city' ? edgesOf(segment).map((edge) => (edge + rot / 90) & 3) : [],
  );
  const trees = edges.flatMap((edge) =>
    ON_EDGE[edge % 2].map(
      (far, i): Tree => ({ at: pointOn(edge, far), radius: 1.7 + 0.3 * i, kind: 'round', seed: edge % 2 }),
    ),
  );
  return trees.map(treeThing);
}

const pointOn = (edge: number, far: number): Point =>
  edge % 2 === 0 ? at(far, edge * 50) : at(edge === 1 ? 100 : 0, far);
