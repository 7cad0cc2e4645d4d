import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet, type Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { isByFigure } from './pin-size.ts';

/** Pixels between the tile and what is fanned out around it, and between two of these. */
const GAP = 12;
const BETWEEN = 6;
/** Pixels by which two that touch may overlap, as sums are not exact. */
const TOUCH = 0.01;
/** As many pixels farther away one would rather look than have something covered that can be chosen. */
const COVERED = 150;

/** A place on a tile, and the card for it. */
export interface Spot extends Point {
  readonly card: Size;
}

/**
 * Where cards for places on a tile stand: around it, off the tile and apart from one another, each as near as can be to its place,
 * and rather not over what else can be chosen. All in pixels of the pane; the answers are their middles. Undefined if the pane is
 * too small for all of them.
 */
export function fanPlaces(
  spots: readonly Spot[],
  tile: Area,
  pane: Pane,
  others: readonly Area[] = [],
): Point[] | undefined {
  const off = [...(pane.covers ?? []), grown(tile, GAP)];
  // A phone has room for two cards side by side at its edges, but not beside one in the middle.
  const places =
    dealt(spots, off, pane, others, ({ x, y }) => ({ xs: [x], ys: [y] })) ??
    dealt(spots, off, pane, others, () => ({ xs: [], ys: [] }));
  return places && swapped(places, spots);
}

interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A place for each, apart from the others: where it touches something, or straight beside its spot. Undefined if there is none left. */
function dealt(
  spots: readonly Spot[],
  off: readonly Area[],
  pane: Pane,
  others: readonly Area[],
  straight: (spot: Spot) => Lines,
): Point[] | undefined {
  const taken: Area[] = [];
  const places: Point[] = [];
  for (const spot of spots) {
    const { width, height } = spot.card;
    const { xs, ys } = straight(spot);
    const bounds = [...off, ...taken];
    const easts = [...xs, ...ends(pane.width, width), ...touching(bounds, 'left', 'right', width)];
    const souths = [...ys, ...ends(pane.height, height), ...touching(bounds, 'top', 'bottom', height)];
    const place = best(
      easts.flatMap((x) => souths.map((y) => ({ x, y }))),
      (at) => {
        const box = grown(boxOf(at, spot.card), -TOUCH);
        if (!isIn(box, pane) || bounds.some((one) => meet(box, one))) return undefined;
        return far(at, spot) + COVERED * others.filter((one) => meet(box, one)).length;
      },
    );
    if (place === undefined) return undefined;
    places.push(place);
    taken.push(grown(boxOf(place, spot.card), BETWEEN));
  }
  return places;
}

/** The one that costs least, of those that can be had at all. */
function best(places: readonly Point[], costOf: (place: Point) => number | undefined): Point | undefined {
  let found: { place: Point; cost: number } | undefined;
  for (const place of places) {
    const cost = costOf(place);
    if (cost !== undefined && (found === undefined || cost < found.cost)) found = { place, cost };
  }
  return found?.place;
}

/** Where the middle of something lies that touches one of these, on either side. */
function touching(
  bounds: readonly Area[],
  from: 'left' | 'top',
  to: 'right' | 'bottom',
  size: number,
): number[] {
  return bounds.flatMap((one) => [one[from] - size / 2, one[to] + size / 2]);
}

/** Where something lies that touches the one end of a length, or the other. */
const ends = (length: number, size: number): number[] => [size / 2 + BETWEEN, length - size / 2 - BETWEEN];

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** What something of this size covers whose middle is here. */
export function boxOf({ x, y }: Point, { width, height }: Size): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const isIn = ({ left, top, right, bottom }: Area, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two as large that would both be nearer in the other's place change places, so that their lines don't cross. */
function swapped(places: readonly Point[], spots: readonly Spot[]): Point[] {
  const kept = [...places];
  for (let i = 0; i < kept.length; i++) {
    for (let j = 0; j < i; j++) {
      const now = far(kept[i], spots[i]) + far(kept[j], spots[j]);
      const isNearer = far(kept[j], spots[i]) + far(kept[i], spots[j]) < now;
      if (isNearer && isSame(spots[i].card, spots[j].card)) [kept[i], kept[j]] = [kept[j], kept[i]];
    }
  }
  return kept;
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

/** The places that are fanned out: where figures come onto one tile, and pictures tell the answers apart. */
export function fanned(aims: readonly Aim[]): readonly Aim[] {
  const brought = aims.filter(
    ({ shape, answers }) =>
      shape === 'segment' && isByFigure(answers) && answers.every(({ target }) => target.brings === true),
  );
  const first = brought.at(0);
  if (first === undefined || brought.some(({ x, y }) => x !== first.x || y !== first.y)) return [];
  return brought;
}
