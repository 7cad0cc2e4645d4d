import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet, type Pane } from '../camera/pane.ts';
import { far, knots, type Laid, laid, type Spot } from './fan-lines.ts';
import type { HiddenLand } from './hidden-land.ts';

/** Pixels between the tile and what is fanned out around it, and between two of these. */
export const GAP = 8;
const BETWEEN = 6;
/** Pixels by which a card's number sticks out of it. */
export const NUMBER = 6;
/** Pixels by which two that touch may overlap, as sums are not exact. */
export const TOUCH = 0.01;
/** As many pixels farther away one would rather look than have something covered that can be chosen. */
const COVERED = 150;
/** As many pixels farther away one would rather look than have a card hide all it can of land of weight 1. */
const LAND = 60;
/** As many pixels farther away one would rather look than have lines tangled once. */
const TANGLED = 60;

/** Where cards stand, what all of them cost, and the dearest. */
export interface Dealt {
  readonly cards: readonly Laid[];
  readonly cost: number;
  readonly most: number;
}

/** What cards keep off, and what they rather not cover. */
interface Around {
  readonly off: readonly Area[];
  readonly others: readonly Area[];
  readonly land: HiddenLand;
}

export interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export const NO_LINES: Lines = { xs: [], ys: [] };

/** Where a card may stand beside where it touches something. */
interface Ways {
  /** Its middle there. */
  middles(spot: Spot): Lines;
  /** An edge of it there. */
  readonly seams: Lines;
}

/** What a place may cost before a better one is looked for. */
export const DEAR = 110;

/** A place for each, apart from the others: where it touches something, or straight beside its spot. Undefined if there is none left. */
export function dealt(spots: readonly Spot[], pane: Pane, around: Around, ways: Ways): Dealt | undefined {
  const costOf = (spot: Spot, cards: readonly Laid[]) => {
    const bounds = [...around.off, ...cards.map(({ box }) => grown(box, BETWEEN))];
    return (at: Point, most: number): number | undefined => {
      const card = laid(spot, at);
      const box = grown(card.box, -TOUCH);
      const hidden = LAND * around.land.by(box);
      if (hidden >= most || !isIn(box, pane) || bounds.some((one) => meet(box, one))) return undefined;
      const covered = COVERED * around.others.filter((one) => meet(box, one)).length;
      if (hidden + covered >= most) return undefined;
      return hidden + covered + TANGLED * knots(card, cards, spots);
    };
  };
  const placeFor = (spot: Spot, cards: readonly Laid[]) => {
    const { width, height } = spot.card;
    const { xs, ys } = ways.middles(spot);
    const bounds = [...around.off, ...cards.map(({ box }) => grown(box, BETWEEN))];
    const easts = [
      ...[...xs, ...ends(pane.width, width), ...touching(bounds, 'left', 'right', width)],
      ...beside(ways.seams.xs, width),
    ];
    const souths = [
      ...[...ys, ...ends(pane.height, height), ...touching(bounds, 'top', 'bottom', height)],
      ...beside(ways.seams.ys, height),
    ];
    return cheapest(spot, nearest(easts, spot.x), nearest(souths, spot.y), costOf(spot, cards));
  };
  let cards: readonly Laid[] = [];
  for (const spot of spots) {
    const found = placeFor(spot, cards);
    if (found === undefined) return undefined;
    cards = [...cards, laid(spot, found.at)];
  }
  const without = (card: Laid) => cards.filter((one) => one !== card);
  const costFor = (card: Laid, others = without(card)) =>
    away(card.spot, card.at) + (costOf(card.spot, others)(card.at, Infinity) ?? Infinity);
  // Once the others have theirs, there may be a better place.
  for (const i of spots.keys()) {
    const card = cards[i];
    const now = costFor(card);
    if (now <= DEAR) continue;
    const found = placeFor(card.spot, without(card));
    if (found === undefined || found.cost >= now) continue;
    const better = laid(card.spot, found.at);
    cards = cards.map((one) => (one === card ? better : one));
  }
  for (const i of spots.keys()) {
    for (const j of spots.slice(0, i).keys()) {
      const [one, other] = [cards[i], cards[j]];
      const rest = without(one).filter((card) => card !== other);
      const [here, there] = [laid(one.spot, other.at), laid(other.spot, one.at)];
      if (costFor(here, [...rest, there]) + costFor(there, [...rest, here]) < costFor(one) + costFor(other))
        cards = cards.map((card) => (card === one ? here : card === other ? there : card));
    }
  }
  const costs = cards.map((card) => costFor(card));
  return { cards, cost: costs.reduce((sum, one) => sum + one, 0), most: Math.max(...costs) };
}

const nearest = (all: readonly number[], to: number): number[] =>
  [...new Set(all)].sort((one, other) => Math.abs(one - to) - Math.abs(other - to));

/** Pixels beyond which a card is twice as far away as it is. */
const AWAY = 140;

const away = (one: Point, other: Point): number => {
  const pixels = far(one, other);
  return pixels + Math.max(0, pixels - AWAY);
};

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
      const pixels = away({ x, y }, from);
      if (pixels >= cost) break;
      const more = costOf({ x, y }, cost - pixels);
      if (more === undefined || pixels + more >= cost) continue;
      at = { x, y };
      cost = pixels + more;
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

export const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const isIn = ({ left, top, right, bottom }: Area, { width, height }: Size): boolean =>
  left >= NUMBER && top >= NUMBER && right <= width && bottom <= height;
