import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet, type Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { isByFigure } from './pin-size.ts';

/** Pixels between the tile and what is fanned out around it, and between two of these. */
const GAP = 12;
const BETWEEN = 6;
/** How many fit beside one another on a side of the tile, counted from its middle. */
const REACH = [-2, -1, 0, 1, 2];

/**
 * Where cards for places on a tile stand: around it, off the tile and apart from one another, each as near as can be to its place.
 * All in pixels of the pane; the answers are their middles. Undefined if the pane is too small for all of them.
 */
export function fanPlaces(spots: readonly Point[], card: Size, tile: Area, pane: Pane): Point[] | undefined {
  // A phone has room for two cards side by side at its edges, but not beside one in the middle.
  const edges = { xs: ends(pane.width, card.width), ys: ends(pane.height, card.height) };
  const [across, down] = [card.width + BETWEEN, card.height + BETWEEN];
  const middle = { x: (tile.left + tile.right) / 2, y: (tile.top + tile.bottom) / 2 };
  const all = {
    xs: [...REACH.map((step) => middle.x + step * across), ...edges.xs],
    ys: [...REACH.map((step) => middle.y + step * down), ...edges.ys],
  };
  const places =
    dealt(spots, card, around(tile, card, pane, all)) ?? dealt(spots, card, around(tile, card, pane, edges));
  return places && swapped(places, spots);
}

/** A place for each, apart from the others; undefined if there are too few. */
function dealt(spots: readonly Point[], card: Size, free: readonly Point[]): Point[] | undefined {
  const taken: Point[] = [];
  for (const spot of spots) {
    const clear = free.filter((one) => taken.every((other) => !meet(boxOf(one, card), boxOf(other, card))));
    const place = nearest(clear, spot);
    if (place === undefined) return undefined;
    taken.push(place);
  }
  return taken;
}

/** Places on the four sides of the tile, then farther out, that are in the pane with nothing over them. */
function around(
  tile: Area,
  card: Size,
  pane: Pane,
  { xs, ys }: { readonly xs: readonly number[]; readonly ys: readonly number[] },
): Point[] {
  const middle = { x: (tile.left + tile.right) / 2, y: (tile.top + tile.bottom) / 2 };
  const places = [0, 1, 2].flatMap((ring) => {
    const east = (tile.right - tile.left) / 2 + GAP + card.width / 2 + ring * (card.width + BETWEEN);
    const south = (tile.bottom - tile.top) / 2 + GAP + card.height / 2 + ring * (card.height + BETWEEN);
    return [
      ...ys.flatMap((y) => [middle.x - east, middle.x + east].map((x) => ({ x, y }))),
      ...xs.flatMap((x) => [middle.y - south, middle.y + south].map((y) => ({ x, y }))),
    ];
  });
  const off = [...(pane.covers ?? []), tile];
  return places.filter((place) => {
    const box = boxOf(place, card);
    return isIn(box, pane) && !off.some((cover) => meet(box, cover));
  });
}

/** Where something lies that touches the one end of a length, or the other. */
const ends = (length: number, size: number): number[] => [size / 2 + BETWEEN, length - size / 2 - BETWEEN];

function boxOf({ x, y }: Point, { width, height }: Size): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const isIn = ({ left, top, right, bottom }: Area, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function nearest(places: readonly Point[], spot: Point): Point | undefined {
  return places.reduce<Point | undefined>(
    (best, one) => (best === undefined || far(one, spot) < far(best, spot) ? one : best),
    undefined,
  );
}

/** Two that would both be nearer in the other's place change places, so that their lines don't cross. */
function swapped(places: readonly Point[], spots: readonly Point[]): Point[] {
  const kept = [...places];
  for (let i = 0; i < kept.length; i++) {
    for (let j = 0; j < i; j++) {
      const now = far(kept[i], spots[i]) + far(kept[j], spots[j]);
      if (far(kept[j], spots[i]) + far(kept[i], spots[j]) < now) [kept[i], kept[j]] = [kept[j], kept[i]];
    }
  }
  return kept;
}

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
