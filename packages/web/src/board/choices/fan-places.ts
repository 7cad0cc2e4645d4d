import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet, type Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { HiddenLand, type Land } from './hidden-land.ts';
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
  const off = [...(pane.covers ?? []), grown(tile, GAP)];
  const around = { off, others, land: new HiddenLand(land, pane) };
  const straight = ({ x, y }: Spot): Lines => ({ xs: [x], ys: [y] });
  const nowhere = () => NO_LINES;
  // A phone has room for two cards side by side at its edges, but not beside one in the middle, nor where seams happen to be.
  return (
    leastTangled(spots, (ones) =>
      dealt(ones, pane, around, { middles: straight, seams: linesOf(tile, pane) }),
    ) ??
    leastTangled(spots, (ones) => dealt(ones, pane, around, { middles: straight, seams: NO_LINES })) ??
    leastTangled(spots, (ones) => dealt(ones, pane, around, { middles: nowhere, seams: NO_LINES }))
  );
}

/** Where the land has its seams: all tiles are in rows and columns with this one. */
function linesOf({ left, top, right, bottom }: Area, { width, height }: Size): Lines {
  const seams = (at: number, wide: number, length: number) =>
    Array.from({ length: Math.floor(length / wide) + 1 }, (_, i) => (at % wide) + i * wide);
  return { xs: seams(left, right - left, width), ys: seams(top, bottom - top, height) };
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
    exchange(ones, dealt.places);
    const knots = tangles(ones, dealt.places);
    const cost = dealt.cost + TANGLED * knots;
    if (least === undefined || cost < least.cost)
      least = { places: spots.map((_, i) => dealt.places[order.indexOf(i)]), cost };
    if (knots === 0) break;
  }
  return least?.places;
}

/** Cards of one size change places as long as that shortens their lines: these do not cross then. */
function exchange(spots: readonly Spot[], places: Point[]): void {
  const isShorter = (i: number, j: number): boolean =>
    isSameSize(spots[i].card, spots[j].card) &&
    far(spots[i], places[j]) + far(spots[j], places[i]) <
      far(spots[i], places[i]) + far(spots[j], places[j]) - TOUCH;
  const found = spots
    .flatMap((_, i) => spots.flatMap((__, j) => (i < j && isShorter(i, j) ? [[i, j]] : [])))
    .at(0);
  if (found === undefined) return;
  const [i, j] = found;
  [places[i], places[j]] = [places[j], places[i]];
  exchange(spots, places);
}

const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

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
  readonly land: HiddenLand;
}

interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const NO_LINES: Lines = { xs: [], ys: [] };

/** Where a card may stand beside where it touches something. */
interface Ways {
  /** Its middle there. */
  middles(spot: Spot): Lines;
  /** An edge of it there. */
  readonly seams: Lines;
}

/** A place for each, apart from the others: where it touches something, or straight beside its spot. Undefined if there is none left. */
function dealt(
  spots: readonly Spot[],
  pane: Pane,
  { off, others, land }: Around,
  { middles, seams }: Ways,
): Dealt | undefined {
  const taken: Area[] = [];
  const places: Point[] = [];
  let cost = 0;
  for (const spot of spots) {
    const { width, height } = spot.card;
    const less = { width: width - 2 * TOUCH, height: height - 2 * TOUCH };
    const { xs, ys } = middles(spot);
    const bounds = [...off, ...taken];
    const easts = [
      ...[...xs, ...ends(pane.width, width), ...touching(bounds, 'left', 'right', width)],
      ...beside(seams.xs, width),
    ];
    const souths = [
      ...[...ys, ...ends(pane.height, height), ...touching(bounds, 'top', 'bottom', height)],
      ...beside(seams.ys, height),
    ];
    const found = cheapest(spot, nearest(easts, spot.x), nearest(souths, spot.y), (at, most) => {
      const box = boxOf(at, less);
      const hidden = LAND * land.by(box);
      if (hidden >= most || !isIn(box, pane) || bounds.some((one) => meet(box, one))) return undefined;
      return hidden + COVERED * others.filter((one) => meet(box, one)).length;
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

/** The place that costs least: as far as it is away, and what else it costs, if it can be had for less than the best. The nearest come first. */
function cheapest(
  from: Point,
  xs: readonly number[],
  ys: readonly number[],
  costOf: (at: Point, most: number) => number | undefined,
): { at: Point; cost: number } | undefined {
  let at: Point | undefined;
  let cost = Infinity;
  for (const x of xs) {
    if (Math.abs(x - from.x) >= cost) break;
    for (const y of ys) {
      const away = far({ x, y }, from);
      if (away >= cost) break;
      const more = costOf({ x, y }, cost - away);
      if (more === undefined || away + more >= cost) continue;
      at = { x, y };
      cost = away + more;
    }
  }
  return at && { at, cost };
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

/** Where the middle of something lies that has one of these lines as an edge. */
const beside = (lines: readonly number[], size: number): number[] =>
  lines.flatMap((line) => [line - size / 2, line + size / 2]);

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

// Asked thousands of times for a fan, where `hypot` is slow.
const far = (one: Point, other: Point): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

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

/** So many links have room around their tiles; more are told apart on them. */
const MOST_LINKS = 6;

/** The places that are fanned out: where figures come onto one tile, and pictures tell the answers apart; or a few links. */
export function fanned(aims: readonly Aim[]): readonly Aim[] {
  const links = aims.filter(({ shape }) => shape === 'link');
  if (links.length > 0) return links.length > MOST_LINKS ? [] : links;
  const brought = aims.filter(
    ({ shape, answers }) =>
      shape === 'segment' && isByFigure(answers) && answers.every(({ target }) => target.brings === true),
  );
  const first = brought.at(0);
  if (first === undefined || brought.some(({ x, y }) => x !== first.x || y !== first.y)) return [];
  return brought;
}
