import { along, at, type Line, lengthOf, minus, type Point, unit } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen } from '../pen.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, type Spot, seen } from '../solid.ts';
import { lightOn, tone } from '../tone.ts';

const THICK = 1.7;
const HIGH = 5.6;
const MERLON = 1.9;
/** One merlon and one gap. */
const PIECE = 3.6;

interface Piece {
  readonly a: Point;
  readonly b: Point;
  /** Away from the city. */
  readonly out: Point;
}

/** A wall in short pieces, so that each is painted among the houses it stands between; the city lies on its right. */
export function wallThings(line: Line, isGap: (point: Point) => boolean): Thing[] {
  const length = lengthOf(line);
  const count = Math.max(2, Math.round(length / PIECE));
  const points = Array.from({ length: count + 1 }, (_, i) => along(line, (length * i) / count).point);
  return points.slice(1).flatMap((b, i) => {
    const a = points[i];
    const middle = at((a.x + b.x) / 2, (a.y + b.y) / 2);
    if (isGap(middle)) return [];
    const to = unit(minus(b, a));
    const out = at(to.y, -to.x);
    // Neighbouring pieces overlap by a hair, so that no ground shines through.
    const piece = {
      a: at(a.x - to.x * 0.15, a.y - to.y * 0.15),
      b: at(b.x + to.x * 0.15, b.y + to.y * 0.15),
      out,
    };
    return [pieceThing(piece, middle.y, i)];
  });
}

function pieceThing(piece: Piece, foot: number, index: number): Thing {
  return {
    foot,
    shade: (pen) => castShadow(pen, boxOf(piece, THICK, HIGH)),
    draw: (pen, look) => paintPiece(pen, piece, look, index),
  };
}

/** A low wall without merlons. */
export function parapetThing(a: Point, b: Point): Thing {
  const to = unit(minus(b, a));
  const piece = { a, b, out: at(to.y, -to.x) };
  return {
    foot: (a.y + b.y) / 2,
    shade: (pen) => castShadow(pen, boxOf(piece, 0.7, 2.2)),
    draw: (pen, look) => paintBox(pen, piece, look, { from: -0.7, to: 0.7, low: 0, high: 2.2 }),
  };
}

const spot = ({ x, y }: Point, out: Point, by: number, z: number): Spot => [
  x + out.x * by,
  y + out.y * by,
  z,
];

const boxOf = ({ a, b, out }: Piece, thick: number, high: number): Spot[] =>
  [a, b].flatMap((p) => [-thick, thick].flatMap((by) => [0, high].map((z) => spot(p, out, by, z))));

function paintPiece(pen: Pen, piece: Piece, look: Look, index: number): void {
  const thick = THICK * look.bold ** 0.8;
  const high = HIGH * Math.sqrt(look.bold);
  paintBox(pen, piece, look, { from: -thick, to: thick, low: 0, high });
  if (look.fine) paintStones(pen, piece, thick, high, index);
  const { a, b, out } = piece;
  const merlon = { a: mid(a, b, 0.22), b: mid(a, b, 0.78), out };
  paintBox(pen, merlon, look, { from: thick * 0.3, to: thick, low: high, high: high + MERLON * look.bold });
}

interface Measures {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** The long side that faces the eye, and the top. */
function paintBox(
  pen: Pen,
  { a, b, out }: Piece,
  { fine, glow }: Look,
  { from, to, low, high }: Measures,
): void {
  const isOuter = out.y > 0;
  const by = isOuter ? to : from;
  const side = [spot(a, out, by, low), spot(b, out, by, low), spot(b, out, by, high), spot(a, out, by, high)];
  const top = [
    spot(a, out, from, high),
    spot(b, out, from, high),
    spot(b, out, to, high),
    spot(a, out, to, high),
  ];
  const sign = isOuter ? 1 : -1;
  const sides: [readonly Spot[], number][] = [
    [side, lightOn([out.x * sign, out.y * sign, 0]) * 0.97],
    [top, 1.08],
  ];
  // The ends of the wall itself are hidden by the next piece or a tower; those of merlons are seen from near.
  if (low > 0 && fine) sides.unshift([endOf(a, b, out, { from, to, low, high }), lightOn([0, 1, 0])]);
  for (const [spots, light] of sides) {
    const outline = spots.map(seen);
    fillShape(pen, outline, tone(PALETTE.stone, light));
    if (glow !== undefined) fillShape(glow, outline, '#000');
  }
}

/** The end that faces south. */
function endOf(a: Point, b: Point, out: Point, { from, to, low, high }: Measures): Spot[] {
  const end = a.y > b.y ? a : b;
  return [
    spot(end, out, from, low),
    spot(end, out, to, low),
    spot(end, out, to, high),
    spot(end, out, from, high),
  ];
}

/** A few stones, darker and lighter, on the side that is seen. */
function paintStones(pen: Pen, { a, b, out }: Piece, thick: number, high: number, index: number): void {
  if (Math.abs(out.y) < 0.3) return;
  const by = out.y > 0 ? thick : -thick;
  for (let i = 0; i < 3; i++) {
    const k = ((index * 7 + i * 5) % 11) / 11;
    const { x, y } = seen(spot(mid(a, b, 0.08 + 0.62 * k), out, by, high * (0.18 + 0.3 * i)));
    pen.fillStyle = tone(PALETTE.stoneDark, 0.75 + 0.4 * k, 0.5);
    pen.fillRect(x, y, 1.1, 0.5);
  }
}

const mid = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

/** A ditch outside, as shade in the grass; the city's earth is laid over its inner half. */
export function paintDitch(pen: Pen, line: Line, { bold }: Look): void {
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  for (const [width, alpha] of [
    [12, 0.2],
    [8.4, 0.28],
  ]) {
    pen.beginPath();
    for (const [i, { x, y }] of line.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    pen.strokeStyle = tone(PALETTE.grass[3], 0.5, alpha);
    pen.lineWidth = width * bold;
    pen.stroke();
  }
}
