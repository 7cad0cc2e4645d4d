import type { Point, Size } from '../camera/camera.ts';
import { type Area, across, down, meet, type Pane, shared } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { isByFigure } from './pin-size.ts';

/** Pixels between the tile and what is fanned out around it, and between two of these. */
const GAP = 8;
const BETWEEN = 6;
/** Pixels by which two that touch may overlap, as sums are not exact. */
const TOUCH = 0.01;
/** As many pixels farther away one would rather look than have something covered that can be chosen. */
const COVERED = 150;
/** As many pixels farther away one would rather look than have a card hide all it can of land of weight 1. */
const LAND = 60;
/** As many pixels farther away one would rather look than have two lines cross, or one run under another card. */
const TANGLED = 60;

/** A place on a tile, and the card for it. */
export interface Spot extends Point {
  readonly card: Size;
}

/** A tile on the land: the more it matters, the more it weighs. */
export interface Land extends Area {
  readonly weight: number;
}

/**
 * Where cards for places on a tile stand: around it, off the tile and apart from one another, each as near as can be to its place,
 * and rather not over what else can be chosen, nor over land. All in pixels of the pane; the answers are their middles. Undefined if
 * the pane is too small for all of them.
 */
export function fanPlaces(
  spots: readonly Spot[],
  tile: Area,
  pane: Pane,
  others: readonly Area[] = [],
  land: readonly Land[] = [],
): Point[] | undefined {
  const around = { off: [...(pane.covers ?? []), grown(tile, GAP)], others, land };
  // A phone has room for two cards side by side at its edges, but not beside one in the middle.
  return (
    leastTangled(spots, (ones) => dealt(ones, pane, around, ({ x, y }) => ({ xs: [x], ys: [y] }))) ??
    leastTangled(spots, (ones) => dealt(ones, pane, around, () => ({ xs: [], ys: [] })))
  );
}

/** Where cards stand, and what that costs. */
interface Dealt {
  readonly places: Point[];
  readonly cost: number;
}

/** Orders of cards that are tried at most. */
const ORDERS = 6;

/** Whoever comes first has the best place: where that tangles the lines, others come first. */
function leastTangled(
  spots: readonly Spot[],
  deal: (spots: readonly Spot[]) => Dealt | undefined,
): Point[] | undefined {
  let least: Dealt | undefined;
  for (const order of ordersOf(spots.length)) {
    const ones = order.map((i) => spots[i]);
    const dealt = deal(ones);
    if (dealt === undefined) continue;
    const knots = tangles(ones, dealt.places);
    const cost = dealt.cost + TANGLED * knots;
    if (least === undefined || cost < least.cost)
      least = { places: spots.map((_, i) => dealt.places[order.indexOf(i)]), cost };
    if (knots === 0) break;
  }
  return least?.places;
}

/** Begun with each, onwards and backwards. */
function ordersOf(count: number): number[][] {
  const turned = (way: readonly number[], by: number) => [...way.slice(by), ...way.slice(0, by)];
  const onwards = Array.from({ length: count }, (_, i) => i);
  const backwards = [...onwards].reverse();
  return onwards.flatMap((by) => [turned(onwards, by), turned(backwards, by)]).slice(0, ORDERS);
}

/** How often the line to a card crosses another, or runs under another card. */
function tangles(spots: readonly Spot[], places: readonly Point[]): number {
  const isTangled = (i: number, j: number): boolean =>
    i !== j &&
    ((i < j && cross(spots[i], places[i], spots[j], places[j])) ||
      meetsLine(grown(boxOf(places[j], spots[j].card), -TOUCH), spots[i], places[i]));
  return spots.reduce((sum, _, i) => sum + spots.filter((__, j) => isTangled(i, j)).length, 0);
}

/** What cards keep off, and what they rather not cover. */
interface Around {
  readonly off: readonly Area[];
  readonly others: readonly Area[];
  readonly land: readonly Land[];
}

interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A place for each, apart from the others: where it touches something, or straight beside its spot. Undefined if there is none left. */
function dealt(
  spots: readonly Spot[],
  pane: Pane,
  { off, others, land }: Around,
  straight: (spot: Spot) => Lines,
): Dealt | undefined {
  const taken: Area[] = [];
  const places: Point[] = [];
  let cost = 0;
  for (const spot of spots) {
    const { width, height } = spot.card;
    const { xs, ys } = straight(spot);
    const bounds = [...off, ...taken];
    const edges = [...bounds, ...land];
    const easts = [...xs, ...ends(pane.width, width), ...touching(edges, 'left', 'right', width)];
    const souths = [...ys, ...ends(pane.height, height), ...touching(edges, 'top', 'bottom', height)];
    const found = cheapest(spot, nearest(easts, spot.x), nearest(souths, spot.y), (at) => {
      const box = grown(boxOf(at, spot.card), -TOUCH);
      if (!isIn(box, pane) || bounds.some((one) => meet(box, one))) return undefined;
      const hidden = land.reduce((sum, one) => sum + one.weight * shareHidden(one, box), 0);
      return LAND * hidden + COVERED * others.filter((one) => meet(box, one)).length;
    });
    if (found === undefined) return undefined;
    places.push(found.at);
    cost += found.cost;
    taken.push(grown(boxOf(found.at, spot.card), BETWEEN));
  }
  return { places, cost };
}

const nearest = (all: readonly number[], to: number): number[] =>
  [...new Set(all)].sort((one, other) => Math.abs(one - to) - Math.abs(other - to));

/** The place that costs least: as far as it is away, and what else it costs, if it can be had at all. The nearest come first. */
function cheapest(
  from: Point,
  xs: readonly number[],
  ys: readonly number[],
  costOf: (at: Point) => number | undefined,
): { at: Point; cost: number } | undefined {
  let least: { at: Point; cost: number } | undefined;
  for (const x of xs) {
    if (least && Math.abs(x - from.x) >= least.cost) break;
    for (const y of ys) {
      const away = far({ x, y }, from);
      if (least && away >= least.cost) break;
      const cost = costOf({ x, y });
      if (cost !== undefined && (least === undefined || away + cost < least.cost))
        least = { at: { x, y }, cost: away + cost };
    }
  }
  return least;
}

/** How much of something a card hides, of what it could. */
function shareHidden(one: Area, card: Area): number {
  return shared(one, card) / Math.min(across(one) * down(one), across(card) * down(card));
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

/** Whether the line between two points crosses that between two others. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, at: Point) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether a line leads through an area from outside: then it crosses one of its diagonals. */
const meetsLine = ({ left, top, right, bottom }: Area, from: Point, to: Point): boolean =>
  cross(from, to, { x: left, y: top }, { x: right, y: bottom }) ||
  cross(from, to, { x: left, y: bottom }, { x: right, y: top });

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
