import { at, type Point } from '../../geometry.ts';
import { edgesOf } from '../../tile/border.ts';
import type { Pen } from '../pen.ts';
import type { Site, Thing } from '../scenery.ts';
import { treeThing } from './tree.ts';

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
    ON_EDGE[edge % 2].map((far, i) => ({ ...pointOn(edge, far), radius: 1.7 + 0.3 * i, seed: edge % 2 })),
  );
  return [...trees.map(treeThing), ...edges.filter((edge) => edge === 0 || edge === 3).map(shadeFrom)];
}

const pointOn = (edge: number, far: number): Point =>
  edge % 2 === 0 ? at(far, edge * 50) : at(edge === 1 ? 100 : 0, far);

/** Shadows that fall in from the houses of the tile beside, to the west or north; the street stays open. */
function shadeFrom(edge: number): Thing {
  const reach = edge === 3 ? [3.4, 2.2, 4, 2.8, 3.6] : [1.2, 1.8, 1, 1.6, 1.4];
  return {
    foot: -1,
    shade: (pen) => {
      for (const [i, far] of reach.entries()) shadeStretch(pen, edge, 6 + i * 7.4, far);
      for (const [i, far] of reach.entries()) shadeStretch(pen, edge, 57 + i * 7.4, far);
    },
    draw: () => undefined,
  };
}

function shadeStretch(pen: Pen, edge: number, from: number, far: number): void {
  if (edge === 3) pen.fillRect(-1, from, far + 1, 6.4);
  else pen.fillRect(from, -1, 6.4, far + 1);
}
