import { LEAST_PIN } from '../choices/pin-growth.ts';
import type { Size } from './camera.ts';

/** A rectangle of the box the land is seen in, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box the land is seen in, and what lies over it: points, buttons. */
export interface Pane extends Size {
  readonly covers?: readonly Area[];
}

/** Pixels of a tile while something is asked: on a phone, and wherever a finger has to meet it. */
const ON_PHONE = 60;
const FOR_FINGER = 38;
/** One side of the pane is shorter on a phone, however it is held. */
const PHONE = 480;

/** How many pixels a tile has at least while something is asked. */
export function leastTile({ width, height }: Size, isFinger: boolean): number {
  if (Math.min(width, height) < PHONE) return ON_PHONE;
  return isFinger ? FOR_FINGER : 0;
}

/** Less of the pane is too narrow to show anything in. */
const LEAST = 1 / 3;

/**
 * Where nothing covers the land: what lies in a corner can be left out by its width or by its height, so there are several.
 * They overlap.
 */
export function freeAreas(pane: Pane): readonly Area[] {
  const { width, height, covers = [] } = pane;
  const whole = wholeOf(pane);
  const free = covers.reduce<readonly Area[]>(
    (areas, cover) =>
      areas.flatMap((area) => (meet(area, cover) ? [beside(area, cover), below(area, cover)] : [area])),
    [whole],
  );
  const roomy = free.filter((area) => across(area) >= LEAST * width && down(area) >= LEAST * height);
  return roomy.length > 0 ? roomy : [whole];
}

/** Pixels a pin may reach beyond its cell. */
export const PIN = LEAST_PIN / 2;

/** The middle of a pane, so many pixels from its sides, from its top and bottom, and from what lies over it. */
export function insetBy(pane: Pane, east: number, south = east): Pane {
  const { width, height, covers = [] } = pane;
  const grown = covers.map(({ left, top, right, bottom }) => ({
    left: left - 2 * east,
    top: top - 2 * south,
    right,
    bottom,
  }));
  return { width: width - 2 * east, height: height - 2 * south, covers: grown };
}

/** Pixels between the land and the edges of a pane, where there is room. */
const ROOM = 28;

/** A pane with room on all sides, on two or on none. */
export const roomyPanes = (pane: Pane): readonly Pane[] => [
  insetBy(pane, ROOM),
  insetBy(pane, ROOM, 0),
  insetBy(pane, 0, ROOM),
  pane,
];

/** All of a pane. */
export function wholeOf({ width, height }: Size): Area {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** How wide an area is, and how high. */
export const across = ({ left, right }: Area): number => right - left;
export const down = ({ top, bottom }: Area): number => bottom - top;

/** The smallest area with all of these in it. */
export function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

/** Whether two areas have a part in common. */
export function meet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Square pixels two areas have in common. */
export function shared(one: Area, other: Area): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function beside(area: Area, { left, right }: Area): Area {
  const isAtLeft = left + right < area.left + area.right;
  return isAtLeft ? { ...area, left: right } : { ...area, right: left };
}

function below(area: Area, { top, bottom }: Area): Area {
  const isAtTop = top + bottom < area.top + area.bottom;
  return isAtTop ? { ...area, top: bottom } : { ...area, bottom: top };
}
