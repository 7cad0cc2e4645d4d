import { type Camera, type Extent, type Point, TILE } from './camera.ts';
import { clearMove, moved } from './clear.ts';
import { areSeen, boundsOf, seenIn } from './framing.ts';
import {
  type Area,
  around,
  freeAreas,
  down as heightOf,
  type Pane,
  wholeOf,
  across as widthOf,
} from './pane.ts';

/**
 * The nearest camera, as close as this one, that has all these areas of the board in sight. Where a land is given, there is no bare table
 * on one side while some of the land is hidden beyond the other. Undefined if they can't be seen together.
 */
export function leastMove(
  camera: Camera,
  pane: Pane,
  wanted: readonly Area[],
  land: Extent | undefined,
): Camera | undefined {
  const seen = frames(pane).map((area) => seenIn(area, camera, pane));
  const wishes = wanted.length === 0 ? [ANYWHERE] : wishesFor(seen, around(wanted));
  const shifts = wishes.flatMap((wish) =>
    land === undefined ? leastOf(wish) : seen.flatMap((area) => shiftsOver(area, wish, land)),
  );
  // Of many only empty corners may be covered: then there is more room than beside or below what lies over them.
  const clear =
    wanted.length > 1
      ? wishes.flatMap(
          (wish) => clearMove(wanted, camera, pane, leastOf(wish), (shift) => isIn(wish, shift)) ?? [],
        )
      : [];
  const moves = [...shifts, ...clear].map(({ x, y }) =>
    x === 0 && y === 0 ? camera : { ...camera, x: camera.x + x, y: camera.y + y },
  );
  const isFine = (one: Camera) =>
    areSeen(wanted, one, pane) && (land === undefined || hasManners(one, pane, land));
  return nearest(camera, moves.filter(isFine));
}

/** Whether there is no bare table on one side while some of the land is hidden beyond the other. */
export function hasManners(camera: Camera, pane: Pane, land: Extent): boolean {
  return framesOf(pane).some((area) => isOnLand(seenIn(area, camera, pane), land));
}

/** Of all the pane: what lies over the rest is no reason to show bare table beside land that is hidden. */
const MOST = 0.75;

/** The pane and what is free of it, where that is most of it. */
export function framesOf(pane: Pane): readonly Area[] {
  const free = freeAreas(pane).filter(
    (area) => widthOf(area) >= MOST * pane.width && heightOf(area) >= MOST * pane.height,
  );
  return [wholeOf(pane), ...free];
}

/** The camera that is the shortest way from this one. */
export function nearest(from: Camera, cameras: readonly (Camera | undefined)[]): Camera | undefined {
  let best: Camera | undefined;
  for (const one of cameras) {
    if (one === undefined) continue;
    if (best === undefined || distance(from, one) < distance(from, best)) best = one;
  }
  return best;
}

/** How fine the way to another camera is searched, and how often the last step is halved. */
const STEPS = 64;
const HALVES = 24;

/** The first camera on the way to another, as close as that one, that is fine; the other itself is. */
export function shortened(from: Camera, to: Camera, isFine: (camera: Camera) => boolean): Camera {
  const at = (share: number): Camera => ({
    ...to,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  let step = 0;
  while (step < STEPS && !isFine(at(step / STEPS))) step++;
  let [wrong, fine] = [Math.max(0, step - 1) / STEPS, step / STEPS];
  for (let half = 0; half < HALVES && wrong < fine; half++) {
    const middle = (wrong + fine) / 2;
    if (isFine(at(middle))) fine = middle;
    else wrong = middle;
  }
  return fine === 1 ? to : at(fine);
}

function frames(pane: Pane): readonly Area[] {
  return [wholeOf(pane), ...freeAreas(pane)];
}

/** Moves that bring something into what is seen: from … to along each axis. */
interface Wish {
  readonly x: Span;
  readonly y: Span;
}

const ANYWHERE: Wish = { x: [-Infinity, Infinity], y: [-Infinity, Infinity] };

function wishesFor(seen: readonly Area[], wanted: Area): readonly Wish[] {
  return seen
    .map((area) => ({ x: into(across(area), across(wanted)), y: into(down(area), down(wanted)) }))
    .filter(({ x, y }) => x[0] <= x[1] + HAIR && y[0] <= y[1] + HAIR);
}

const into = (seen: Span, wanted: Span): Span => [wanted[1] - seen[1], wanted[0] - seen[0]];

const isIn = (wish: Wish, { x, y }: Point): boolean =>
  x >= wish.x[0] - HAIR && x <= wish.x[1] + HAIR && y >= wish.y[0] - HAIR && y <= wish.y[1] + HAIR;

const leastOf = ({ x, y }: Wish): Point => ({ x: leastIn(x) ?? 0, y: leastIn(y) ?? 0 });

/**
 * Moves over the land. Which land is beside what is seen depends on the rows seen, and what is above it on the columns: one axis is
 * moved, then the other, until both agree. The whole rectangle of the land always agrees.
 */
function shiftsOver(seen: Area, wish: Wish, land: Extent): readonly Point[] {
  const all = boundsOf(land);
  const x = leastIn(both(wish.x, onLand(across(seen), across(all))));
  const y = leastIn(both(wish.y, onLand(down(seen), down(all))));
  if (x === undefined || y === undefined) return [];
  const agreed = [leastOf(wish), { x, y }]
    .map((start) => agree(seen, wish, land, start))
    .filter((shift) => shift !== undefined);
  return agreed;
}

/** How often the axes are moved by turns before it is given up. */
const ROUNDS = 8;

function agree(seen: Area, wish: Wish, land: Extent, start: Point): Point | undefined {
  let { x, y } = start;
  for (let round = 0; round < ROUNDS; round++) {
    if (isOnLand(moved(seen, { x, y }), land)) return { x, y };
    const east = leastIn(both(wish.x, onLand(across(seen), besideOf(moved(seen, { x, y }), land))));
    if (east === undefined) return undefined;
    x = east;
    const south = leastIn(both(wish.y, onLand(down(seen), aboveOf(moved(seen, { x, y }), land))));
    if (south === undefined) return undefined;
    y = south;
  }
  return undefined;
}

function isOnLand(seen: Area, land: Extent): boolean {
  const beside = besideOf(seen, land);
  const above = aboveOf(seen, land);
  return isNested(across(seen), beside) && isNested(down(seen), above);
}

type Span = readonly [from: number, to: number];

const across = ({ left, right }: Area): Span => [left, right];
const down = ({ top, bottom }: Area): Span => [top, bottom];

/** From where to where there is land in the rows that are seen; in all, if there is none. */
function besideOf({ top, bottom }: Area, land: Extent): Span {
  return spanIn(linesOf(land).rows, top, bottom) ?? across(boundsOf(land));
}

/** The same in the columns. */
function aboveOf({ left, right }: Area, land: Extent): Span {
  return spanIn(linesOf(land).columns, left, right) ?? down(boundsOf(land));
}

/** A row or column of which only a sliver is seen is not. */
const SLIVER = TILE / 4;

function spanIn(lines: Lines, from: number, to: number): Span | undefined {
  let [least, most] = [Infinity, -Infinity];
  const last = Math.ceil((to - SLIVER) / TILE) - 1;
  for (let at = Math.floor((from + SLIVER) / TILE); at <= last; at++) {
    const line = lines.get(at);
    if (line === undefined) continue;
    least = Math.min(least, line[0]);
    most = Math.max(most, line[1]);
  }
  return least > most ? undefined : [least * TILE, (most + 1) * TILE];
}

/** The first and the last cell of every row or column. */
type Lines = ReadonlyMap<number, Span>;

interface BothLines {
  readonly rows: Lines;
  readonly columns: Lines;
}

/** Asked for many times about one land; found again from its cells. */
const known = new WeakMap<Extent, BothLines>();

function linesOf(land: Extent): BothLines {
  const before = known.get(land);
  if (before !== undefined) return before;
  const { cells = [] } = land;
  const lines = {
    rows: linesBy(cells.map(({ x, y }) => [y, x])),
    columns: linesBy(cells.map(({ x, y }) => [x, y])),
  };
  known.set(land, lines);
  return lines;
}

function linesBy(cells: readonly Span[]): Lines {
  const lines = new Map<number, Span>();
  for (const [line, at] of cells) {
    const [least, most] = lines.get(line) ?? [at, at];
    lines.set(line, [Math.min(least, at), Math.max(most, at)]);
  }
  return lines;
}

/** Reckoning is never quite exact. */
const HAIR = 1e-6;

function isNested(seen: Span, land: Span): boolean {
  return leastIn(onLand(seen, land)) === 0;
}

/** Moves along one axis after which what is seen is on the land, or has all of it. */
function onLand(seen: Span, land: Span): Span {
  const ends = [land[0] - seen[0], land[1] - seen[1]];
  return [Math.min(...ends), Math.max(...ends)];
}

const both = (one: Span, other: Span): Span => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];

/** The least of some moves; undefined if there is none. */
function leastIn([least, most]: Span): number | undefined {
  if (least > most + HAIR) return undefined;
  if (least <= HAIR && most >= -HAIR) return 0;
  return least > 0 ? least : most;
}

function distance(one: Camera, other: Camera): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
