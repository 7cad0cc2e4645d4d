import type { Point, Size } from '../camera/camera.ts';
import type { Area, Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { DEAR, type Dealt, dealt, GAP, grown, type Lines, NO_LINES, NUMBER, TOUCH } from './fan-deal.ts';
import { far, type Laid, laid, type Spot } from './fan-lines.ts';
import { HiddenLand, type Land } from './hidden-land.ts';
import { isByFigure } from './pin-size.ts';

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

/** Whoever comes first has the best place: where another pays for that, others come first. */
function clearest(
  spots: readonly Spot[],
  deal: (spots: readonly Spot[]) => Dealt | undefined,
): Point[] | undefined {
  let best: Dealt | undefined;
  for (const order of orders(spots)) {
    const found = deal(order);
    if (found !== undefined && found.cost < (best?.cost ?? Infinity)) best = found;
    if (best === undefined || best.most <= DEAR) break;
  }
  if (best === undefined) return undefined;
  const { cards } = best;
  return exchanged(spots.flatMap((spot) => cards.filter((card) => card.spot === spot))).map(({ at }) => at);
}

const FEW = 3;

/** A few in every order; for more that takes too long. */
function* orders(spots: readonly Spot[]): Generator<readonly Spot[]> {
  for (let order = 0; order < (spots.length > FEW ? 2 : 2 * spots.length); order++) {
    const from = order >> 1;
    const turned = [...spots.slice(from), ...spots.slice(0, from)];
    yield order % 2 === 0 ? turned : turned.reverse();
  }
}

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
