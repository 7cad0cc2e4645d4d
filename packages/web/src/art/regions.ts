import { areaOf, distance, type Line, minus, type Point, plus, times, unit } from './geometry.ts';

/** A line that parts the tile, and how much of the ground beside it belongs to itself. */
export interface Border {
  readonly line: Line;
  readonly half: number;
  /** Part of the tile's own border. */
  readonly rim?: boolean;
}

/** A piece of ground between borders, clockwise; `half[i]` and `rim[i]` are of the side from corner i to the next. */
export interface Region {
  readonly corners: readonly Point[];
  readonly half: readonly number[];
  readonly rim: readonly boolean[];
}

interface Side {
  readonly from: number;
  readonly to: number;
  readonly half: number;
  readonly rim: boolean;
}

const NEAR = 0.06;

/** All pieces into which the borders cut the tile. */
export function regionsOf(borders: readonly Border[]): Region[] {
  const nodes: Point[] = [];
  const sides = cutSides(borders, nodes);
  const leaving = nodes.map(() => [] as number[]);
  for (const [i, side] of sides.entries()) leaving[side.from].push(i);
  for (const list of leaving) list.sort((a, b) => angle(nodes, sides[a]) - angle(nodes, sides[b]));
  const done = new Set<number>();
  const regions: Region[] = [];
  for (let first = 0; first < sides.length; first++) {
    if (done.has(first)) continue;
    const round = walkRound(sides, leaving, first, done);
    const corners = round.map((i) => nodes[sides[i].from]);
    if (areaOf(corners) < 4) continue;
    regions.push({ corners, half: round.map((i) => sides[i].half), rim: round.map((i) => sides[i].rim) });
  }
  return regions;
}

/** Side 2k + 1 is side 2k the other way. */
function cutSides(borders: readonly Border[], nodes: Point[]): Side[] {
  const sides: Side[] = [];
  const seen = new Set<string>();
  for (const piece of cutPieces(borders)) {
    const from = nodeAt(nodes, piece.a);
    const to = nodeAt(nodes, piece.b);
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    if (from === to || seen.has(key) || outside(piece.a, piece.b)) continue;
    seen.add(key);
    const { half, rim } = piece;
    sides.push({ from, to, half, rim }, { from: to, to: from, half, rim });
  }
  return sides;
}

interface Piece {
  readonly a: Point;
  readonly b: Point;
  readonly half: number;
  readonly rim: boolean;
}

/** The stretches of all borders, cut wherever two of them meet. */
function cutPieces(borders: readonly Border[]): Piece[] {
  const whole: Piece[] = borders.flatMap(({ line, half, rim = false }) =>
    line.slice(1).map((b, i) => ({ a: line[i], b, half, rim })),
  );
  const cuts = whole.map(() => [0, 1]);
  const boxes = whole.map(boxOf);
  for (let i = 0; i < whole.length; i++) {
    for (let j = i + 1; j < whole.length; j++) {
      if (apart(boxes[i], boxes[j])) continue;
      const met = meet(whole[i], whole[j]);
      if (met === undefined) continue;
      cuts[i].push(met[0]);
      cuts[j].push(met[1]);
    }
  }
  return whole.flatMap(({ a, b, half, rim }, i) => {
    const at = cuts[i].sort((p, q) => p - q);
    const point = (t: number) => plus(a, times(minus(b, a), t));
    return at.slice(1).map((t, k) => ({ a: point(at[k]), b: point(t), half, rim }));
  });
}

function meet(p: Piece, q: Piece): [number, number] | undefined {
  const r = minus(p.b, p.a);
  const s = minus(q.b, q.a);
  const cross = r.x * s.y - r.y * s.x;
  if (Math.abs(cross) < 1e-9) return undefined;
  const d = minus(q.a, p.a);
  const t = (d.x * s.y - d.y * s.x) / cross;
  const u = (d.x * r.y - d.y * r.x) / cross;
  const [et, eu] = [NEAR / Math.hypot(r.x, r.y), NEAR / Math.hypot(s.x, s.y)];
  if (t < -et || t > 1 + et || u < -eu || u > 1 + eu) return undefined;
  return [Math.max(0, Math.min(1, t)), Math.max(0, Math.min(1, u))];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ a, b }: Piece): Box {
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x) + NEAR,
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y) + NEAR,
  };
}

const apart = (one: Box, other: Box): boolean =>
  one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;

const outside = (a: Point, b: Point): boolean => {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return x < -NEAR || y < -NEAR || x > 100 + NEAR || y > 100 + NEAR;
};

function nodeAt(nodes: Point[], point: Point): number {
  const found = nodes.findIndex((node) => distance(node, point) < NEAR * 2);
  return found >= 0 ? found : nodes.push(point) - 1;
}

function angle(nodes: readonly Point[], { from, to }: Side): number {
  return Math.atan2(nodes[to].y - nodes[from].y, nodes[to].x - nodes[from].x);
}

/** Keeps the piece of ground on the right, turning as sharply right as it can. */
function walkRound(
  sides: readonly Side[],
  leaving: readonly (readonly number[])[],
  first: number,
  done: Set<number>,
): number[] {
  const round: number[] = [];
  let side = first;
  do {
    done.add(side);
    round.push(side);
    const around = leaving[sides[side].to];
    const back = around.indexOf(side ^ 1);
    side = around[(back + around.length - 1) % around.length];
  } while (side !== first);
  return round;
}

/** A region drawn back from the roads and rivers beside it. */
export function shrunk({ corners, half }: Region): Point[] {
  const count = corners.length;
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    const before = (i + count - 1) % count;
    const first = rightOf(corners[before], corners[i]);
    const second = rightOf(corners[i], corners[(i + 1) % count]);
    out.push(...joint(corners[i], first, half[before], second, half[i]));
  }
  return out;
}

function rightOf(a: Point, b: Point): Point {
  const to = unit(minus(b, a));
  return { x: -to.y, y: to.x };
}

/** Where two neighbouring sides meet after each has moved along its normal. */
function joint(corner: Point, first: Point, a: number, second: Point, b: number): Point[] {
  const cross = first.x * second.y - first.y * second.x;
  const dot = first.x * second.x + first.y * second.y;
  if (a === 0 && b === 0) return [corner];
  if (Math.abs(cross) < 0.08 && dot > 0) return [plus(corner, times(unit(plus(first, second)), (a + b) / 2))];
  const met = {
    x: corner.x + (a * second.y - b * first.y) / cross,
    y: corner.y + (b * first.x - a * second.x) / cross,
  };
  const far = distance(met, corner) > 3 * Math.max(a, b);
  if (!far && Math.abs(cross) > 0.01) return [met];
  return [plus(corner, times(first, a)), plus(corner, times(second, b))];
}
