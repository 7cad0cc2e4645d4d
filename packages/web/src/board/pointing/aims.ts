import type { Answer, TileSpec } from '@bastide/rules';
import type { Lit } from '../../expansions/ask.ts';
import type { Overlay } from '../../expansions/table-extras.ts';
import type { TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { type AnswerSpot, answerSpots } from '../choices/choice.ts';
import { overlaySpot } from '../land/overlays.ts';
import { type Link, linkBetween, placeOn } from '../land/segments.ts';
import type { Standing } from '../land/standing.ts';
import { segmentKey } from '../land/standing.ts';
import { cellKey, type SpotOf } from '../land/tile-index.ts';

/**
 * What can be pointed at on the land for an answer: an empty cell for the tile, a segment, a link between two edges, a whole
 * tile, a mark printed on it, or a spot off the tiles that is drawn on the land.
 */
export interface Aim extends AnswerSpot {
  readonly shape: 'cell' | 'segment' | 'link' | 'tile' | 'mark' | 'spot';
  /** In board units. */
  readonly at: Point;
  /** Where the number that stands for it is, or what is written there, if that had to step aside. */
  readonly sign?: Point;
  /** The segment's place on its tile. */
  readonly segment: number | undefined;
  readonly link: Link | undefined;
  readonly tile: TileView | undefined;
  /** What stands there already and is meant, as a figure to be taken home. */
  readonly standing: Standing | undefined;
  /** All of the land that means it, and what is written there. */
  readonly lit?: Lit | undefined;
}

/** What is on the land, and where the art has put it. */
export interface Ground {
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly standings: readonly Standing[];
  readonly spotOf: SpotOf;
  /** Where a mark is printed in the tile's box. */
  readonly markOf: (spec: TileSpec, rot: number, mark: string) => Point | undefined;
  readonly overlays: readonly Overlay[];
  /** Whose figures are meant. */
  readonly seat: number | undefined;
  readonly lit?: readonly Lit[];
}

export function aimsOf(answers: readonly Answer[], ground: Ground): Aim[] {
  return apart(answerSpots(answers).map((spot) => aimOf(spot, ground)));
}

const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };

function aimOf(here: AnswerSpot, ground: Ground): Aim {
  const { x, y } = here;
  const { on, rot, spot, mark } = here.answers[0].target;
  const tile = ground.tiles.get(cellKey(x, y));
  const lit = ground.lit?.find(({ answer }) => here.answers.includes(answer));
  const bare = { ...here, segment: undefined, link: undefined, tile, standing: undefined, lit };
  if (rot !== undefined || tile === undefined) return { ...bare, shape: 'cell', at: onBoard(x, y, MIDDLE) };
  if (on === undefined) {
    if (spot === undefined) return { ...bare, shape: 'tile', at: onBoard(x, y, MIDDLE) };
    const over = overlaySpot(ground.overlays, spot);
    if (over !== undefined) return { ...bare, shape: 'spot', at: over };
    const printed = ground.markOf(tile.spec, tile.rot, mark ?? String(spot)) ?? MIDDLE;
    return { ...bare, shape: 'mark', at: onBoard(x, y, printed) };
  }
  const segment = placeOn(tile.spec, tile.rot, on);
  if (segment === undefined) {
    const link = linkBetween((on.split(':')[1] ?? '').split(','));
    return { ...bare, shape: 'link', link, at: onBoard(x, y, link.at) };
  }
  return { ...bare, shape: 'segment', segment, ...spotFor(here, segment, tile, ground) };
}

/** How far a figure that joins others stands beside the last of them. */
const BESIDE = 15;

/** On the figure that is meant, else on the segment's spot, beside those who stand there. */
function spotFor(here: AnswerSpot, segment: number, tile: TileView, ground: Ground) {
  const key = segmentKey(tile.x, tile.y, segment);
  const present = ground.standings.filter((one) => one.segment === key);
  const { figure, brings } = here.answers[0].target;
  if (brings !== true) {
    const standing = present.find(
      ({ kind, seat }) => kind === figure && (seat === undefined || seat === ground.seat),
    );
    if (standing !== undefined) return { at: standing.at, standing };
  }
  if (present.length === 0) {
    const spot = ground.spotOf(tile.spec, tile.rot, segment);
    return { at: onBoard(tile.x, tile.y, spot), standing: undefined };
  }
  const last = present.reduce((east, one) => (one.at.x > east.at.x ? one : east));
  return { at: { x: last.at.x + BESIDE, y: last.at.y }, standing: undefined };
}

const onBoard = (x: number, y: number, at: Point): Point => ({ x: x * TILE + at.x, y: y * TILE + at.y });

/** Aims that a finger could not tell apart are moved a little; those of figures that stand there are not. */
const CLOSE = 20;

function apart(aims: readonly Aim[]): Aim[] {
  const kept: Aim[] = [];
  for (const aim of aims) {
    const near = kept.find((other) => distance(other.at, aim.at) < CLOSE);
    if (near === undefined || aim.standing !== undefined) kept.push(aim);
    else kept.push({ ...aim, at: { x: aim.at.x, y: near.at.y + (aim.at.y < near.at.y ? -CLOSE : CLOSE) } });
  }
  return kept;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The aim a pointer means: the cell or tile it is in, or the nearest spot within reach, else the segment it is on.
 * `isOn` tells whether a point is on a segment.
 */
export function aimAt(
  aims: readonly Aim[],
  point: Point,
  reach: number,
  isOn: (aim: Aim, point: Point) => boolean,
): Aim | undefined {
  const inCell = (aim: Aim) => aim.x === Math.floor(point.x / TILE) && aim.y === Math.floor(point.y / TILE);
  let best: Aim | undefined;
  let least = reach;
  for (const aim of aims) {
    if (aim.shape === 'cell' || aim.shape === 'tile') continue;
    const far = distance(aim.sign ?? aim.at, point);
    if (far > least) continue;
    least = far;
    best = aim;
  }
  if (best !== undefined) return best;
  const here = aims.filter(inCell);
  return (
    here.find(({ shape }) => shape === 'cell' || shape === 'tile') ??
    here.find((aim) => isOn(aim, point)) ??
    aims.find((aim) => aim.lit !== undefined && isOn(aim, point))
  );
}
