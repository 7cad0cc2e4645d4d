import { distanceToLine, insideAny, type Line } from '../../geometry.ts';
import { inward } from '../../tile/border.ts';
import { outlineOf } from './footprint.ts';
import type { House } from './house.ts';

/** A house nearer to the border than this has nothing between. */
const NEAR = 6;

/** How far a house may step up to each edge of its tile, as printed: not at all where its own wall is in between. */
export function stepsOf(house: House, area: readonly Line[], walls: readonly Line[]): number[] {
  return [0, 1, 2, 3].map((edge) => {
    const into = inward(edge);
    const outline = outlineOf(house);
    const border =
      Math.min(...outline.map(({ x, y }) => x * into.x + y * into.y)) + (edge === 1 || edge === 2 ? 100 : 0);
    const step = border - 0.5 - (house.seed % 5) * 0.3;
    if (border > NEAR || step <= 0) return 0;
    const moved = outline.map(({ x, y }) => ({ x: x - into.x * step, y: y - into.y * step }));
    const isFree = moved.every(
      (corner) => insideAny(area, corner) && walls.every((wall) => distanceToLine(wall, corner) > 2.8),
    );
    return isFree ? step : 0;
  });
}
