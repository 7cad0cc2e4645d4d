import type { Camera, Point } from './camera.ts';
import { seenIn } from './framing.ts';
import { type Area, meet, type Pane } from './pane.ts';

/** How often what is seen is pushed aside before it is given up. */
const PUSHES = 6;

/**
 * The least move, beyond the one given, after which none of the areas of the board is covered: whatever lies over one is pushed off it on each
 * side in turn, as long as that is nearer than what was found before. Undefined if none is found among those that are allowed.
 */
export function clearMove(
  wanted: readonly Area[],
  camera: Camera,
  pane: Pane,
  start: Point,
  isAllowed: (shift: Point) => boolean,
): Point | undefined {
  const covers = (pane.covers ?? []).map((cover) => seenIn(cover, camera, pane));
  let found: Point | undefined;
  let least = Infinity;
  const push = (shift: Point, left: number): void => {
    if (Math.hypot(shift.x, shift.y) >= least || !isAllowed(shift)) return;
    const over = meeting(
      covers.map((cover) => moved(cover, shift)),
      wanted,
    );
    if (over === undefined) {
      least = Math.hypot(shift.x, shift.y);
      found = shift;
    } else if (left > 0) {
      for (const { x, y } of waysOut(...over)) push({ x: shift.x + x, y: shift.y + y }, left - 1);
    }
  };
  push(start, PUSHES);
  return found;
}

function meeting(covers: readonly Area[], cells: readonly Area[]): [cover: Area, cell: Area] | undefined {
  for (const cover of covers) {
    const cell = cells.find((one) => meet(cover, one));
    if (cell !== undefined) return [cover, cell];
  }
  return undefined;
}

/** How far a cover has to go to be beside, above or below a cell, the shortest way first. */
function waysOut({ left, top, right, bottom }: Area, cell: Area): readonly Point[] {
  const ways = [
    { x: cell.right - left, y: 0 },
    { x: cell.left - right, y: 0 },
    { x: 0, y: cell.bottom - top },
    { x: 0, y: cell.top - bottom },
  ];
  return ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

export function moved({ left, top, right, bottom }: Area, { x, y }: Point): Area {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
