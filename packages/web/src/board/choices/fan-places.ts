import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet, type Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { far, knots, type Laid, laid, type Spot } from './fan-lines.ts';
import { HiddenLand, type Land } from './hidden-land.ts';
import { isByFigure } from './pin-size.ts';

/** Pixels between the tile and what is fanned out around it, and between two of these. */
const GAP = 8;
const BETWEEN = 6;
/** Pixels by which a card's number sticks out of it. */
const NUMBER = 6;
/** Pixels by which two that touch may overlap, as sums are not exact. */
const TOUCH = 0.01;
/** As many pixels farther away one would rather look than have something covered that can be chosen. */
const COVERED = 150;
/** As many pixels farther away one would rather look than have a card hide all it can of land of weight 1. */
const LAND = 60;
/** As many pixels farther away one would rather look than have lines tangled once. */
const TANGLED = 60;

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
  const off = [...(pane.covers ?? []).map((one) => grown(one, NUMBER)), grown(tile, GAP)];
  const around = { off, others, land: new HiddenLand(land, pane) };
  const straight = ({ x, y }: Spot): Lines => ({ xs: [x], ys: [y] });
  const nowhere = () => NO_LINES;
  // A phone has room for two cards side by side at its edges, but not beside one in the middle, nor where seams happen to be.
  return (
    clearest(spots, (ones) => dealt(ones, pane, around, { middles: straight, seams: linesOf(tile, pane) })) ??
    clearest(spots, (ones) => dealt(ones, pane, around, { middles: straight, seams: NO_LINES })) ??
    clearest(spots, (ones) => dealt(ones, pane, around, { middles: nowhere, seams: NO_LINES }))
  );
}

/** Where the land has its seams: all tiles are in rows and columns with this one. */
function linesOf({ left, top, right, bottom }: Area, { width, height }: Size): Lines {
  const seams = (at: number, wide: number, length: number) =>
    Array.from({ length: Math.floor(length / wide) + 1 }, (_, i) => (at % wide) + i * wide);
  return { xs: seams(left, right - left, width), ys: seams(top, bottom - top, height) };
}

/** Where cards stand, and how often their lines are tangled. */
interface Dealt {
  readonly cards: readonly Laid[];
  readonly tangled: number;
}

/** Whoever comes first has the best place: where that tangles the lines, the last one may. */
function clearest(
  spots: readonly Spot[],
  deal: (spots: readonly Spot[]) => Dealt | undefined,
): Point[] | undefined {
  const onwards = deal(spots);
  if (onwards === undefined || onwards.tangled === 0) return onwards && placesOf(onwards.cards);
  const backwards = deal([...spots].reverse());
  if (backwards === undefined || backwards.tangled >= onwards.tangled) return placesOf(onwards.cards);
  return placesOf([...backwards.cards].reverse());
}

const placesOf = (cards: readonly Laid[]): Point[] => exchanged(cards).map(({ at }) => at);

/** Cards of one size change places as long as that shortens their lines: these do not cross then. */
function exchanged(cards: readonly Laid[]): readonly Laid[] {
  const isShorter = (one: Laid, other: Laid): boolean =>
    isSameSize(one.spot.card, other.spot.card) &&
    far(one.spot, other.at) + far(other.spot, one.at) <
      far(one.spot, one.at) + far(other.spot, other.at) - TOUCH;
  for (const [i, one] of cards.entries()) {
    const j = cards.findIndex((other, at) => at > i && isShorter(one, other));
    if (j < 0) continue;
    const other = cards[j];
    const swapped = new Map([
      [one, laid(one.spot, other.at)],
      [other, laid(other.spot, one.at)],
    ]);
    return exchanged(cards.map((card) => swapped.get(card) ?? card));
  }
  return cards;
}

const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

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

/** How often cards with tangled lines look for a better place once the others have theirs. */
const ROUNDS = 2;

/** A place for each, apart from the others: where it touches something, or straight beside its spot. Undefined if there is none left. */
function dealt(spots: readonly Spot[], pane: Pane, around: Around, ways: Ways): Dealt | undefined {
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
  const knotsOf = (card: Laid) => knots(card, without(card), spots);
  for (let turn = 0; turn < ROUNDS * spots.length; turn++) {
    const card = cards[turn % spots.length];
    if (knotsOf(card) === 0) continue;
    const found = placeFor(card.spot, without(card));
    const now = costOf(card.spot, without(card))(card.at, Infinity) ?? Infinity;
    if (found === undefined || found.cost >= away(card.spot, card.at) + now) continue;
    const better = laid(card.spot, found.at);
    cards = cards.map((one) => (one === card ? better : one));
  }
  return { cards, tangled: cards.reduce((sum, card) => sum + knotsOf(card), 0) };
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

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const isIn = ({ left, top, right, bottom }: Area, { width, height }: Size): boolean =>
  left >= NUMBER && top >= NUMBER && right <= width && bottom <= height;

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

/** What a spot and its card are numbered with, where there are several: a line may be hard to follow. Links have pictures that tell. */
export function numberIn(fan: readonly Aim[], aim: Aim): number | undefined {
  return fan.length < 2 || aim.link !== undefined ? undefined : fan.indexOf(aim) + 1;
}
