import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet } from '../camera/pane.ts';

/** A place on a tile, and the card for it. */
export interface Spot extends Point {
  readonly card: Size;
}

/** A card in its place: a line leads from its spot to its middle. */
export interface Laid {
  readonly spot: Spot;
  readonly at: Point;
  readonly box: Area;
}

export const laid = (spot: Spot, at: Point): Laid => ({ spot, at, box: boxOf(at, spot.card) });

/** What something of this size covers whose middle is here. */
export function boxOf({ x, y }: Point, { width, height }: Size): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** How often a card's line crosses another or leads through another's spot, and lines lead under cards that are not theirs. */
export function knots(one: Laid, others: readonly Laid[], spots: readonly Spot[]): number {
  let count = 0;
  for (const spot of spots) if (spot !== one.spot && isNear(spot, one.spot, one.at)) count++;
  for (const { spot, at, box } of others) {
    if (cross(one.spot, one.at, spot, at)) count++;
    if (leadsUnder(box, one.spot, one.at)) count++;
    if (leadsUnder(one.box, spot, at)) count++;
  }
  return count;
}

/** Pixels from a line within which it seems to lead to a spot. */
const NEAR = 6;

/** Whether a line leads by a point, having begun elsewhere. */
function isNear(point: Point, from: Point, to: Point): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y);
  if (!(along > 0 && along < 1)) return false;
  return far(point, { x: from.x + along * x, y: from.y + along * y }) < NEAR && far(point, from) > NEAR;
}

// Asked thousands of times for a fan, where `hypot` is slow.
export const far = (one: Point, other: Point): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

/** Whether the line between two points crosses that between two others. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of the way from one point to another a third is. */
const side = (from: Point, to: Point, at: Point): number =>
  Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));

/** Whether a line leads through an area from outside: then it crosses one of its diagonals. */
function leadsUnder(area: Area, from: Point, to: Point): boolean {
  const { left, top, right, bottom } = area;
  const around = {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
  return (
    meet(area, around) &&
    (cross(from, to, { x: left, y: top }, { x: right, y: bottom }) ||
      cross(from, to, { x: left, y: bottom }, { x: right, y: top }))
  );
}
