import type { TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { pinGrowth, pinRadius } from '../choices/pin-growth.ts';
import { isOnSegment } from '../land/outline.ts';
import { type Aim, distance } from '../pointing/aims.ts';

/** Who stands on the land, and how large they are drawn. */
interface People {
  readonly at: readonly Point[];
  readonly scale: number;
}

/** About half a figure's size, and the room between what is written and anything else, in board units. */
const PERSON = 13;
const BETWEEN = 1;
/** As much farther from its place one would rather have what is written than off the land it is about. */
const OFF = 30;
/** Places on a tile that are tried, along each side, and how far beyond it. */
const TRIED = 8;
const BEYOND = 2;

/** What is written on lit land stands clear of the figures, which tell whose it is, and of what is written elsewhere: as near as can be. */
export function notesClear(
  aims: readonly Aim[],
  people: People,
  tiles: ReadonlyMap<string, TileView>,
  zoom: number,
): readonly Aim[] {
  const noted = aims.filter(isNoted);
  if (noted.length === 0) return aims;
  const signs = new Map<Aim, Point>();
  const reach = PERSON * people.scale;
  for (const aim of noted) {
    const radius = pinRadius(aim) * pinGrowth(aim, aims, zoom);
    const hidden = (at: Point) =>
      over(at, people.at, radius + reach) + over(at, [...signs.values()], 2 * radius);
    const isOn = (at: Point) => (aim.lit?.segments ?? []).some((one) => isOnSegment(one, at, tiles));
    let [best, least] = [aim.at, Infinity];
    for (const at of [aim.at, ...placesOn(aim)]) {
      let cost = distance(aim.at, at);
      // Whom it would hide takes longer to find out, and where it lies still longer.
      if (cost < least) cost += HIDDEN * hidden(at);
      if (cost < least && !isOn(at)) cost += OFF;
      if (cost < least) [best, least] = [at, cost];
    }
    signs.set(aim, best);
  }
  return aims.map((aim) => {
    const sign = signs.get(aim);
    return sign === undefined || sign === aim.at ? aim : { ...aim, sign };
  });
}

/** What it costs to hide somebody, for each unit. */
const HIDDEN = 50;

const isNoted = ({ lit, standing }: Aim): boolean =>
  lit !== undefined && lit.segments.length > 0 && lit.note !== '' && standing === undefined;

/** How much too near a place is to any of these. */
function over(at: Point, others: readonly Point[], apart: number): number {
  return others.reduce((sum, one) => sum + Math.max(0, apart + BETWEEN - distance(one, at)), 0);
}

/** Places on the tiles of lit land and a little beside them. */
function placesOn({ lit }: Aim): Point[] {
  const steps = Array.from({ length: TRIED + 2 * BEYOND + 1 }, (_, i) => ((i - BEYOND) / TRIED) * TILE);
  return (lit?.segments ?? []).flatMap(({ x, y }) =>
    steps.flatMap((east) => steps.map((south) => ({ x: x * TILE + east, y: y * TILE + south }))),
  );
}
