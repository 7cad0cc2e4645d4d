import type { Line, Point } from '../geometry.ts';
import { PALETTE } from './palette.ts';
import type { Pen } from './pen.ts';
import { fillShape, trace } from './pen.ts';
import { oneOf, type Random, randomOf } from './random.ts';
import type { Look, Thing } from './scenery.ts';
import { castShadow, paintSide, type Seen, type Side, type Spot, seen, seenSides } from './solid.ts';
import { tone } from './tone.ts';

/** A box with a roof on it: all houses are made of these. */
export interface Block {
  readonly x: number;
  readonly y: number;
  /** Half its length, along the ridge, and half its depth. */
  readonly half: number;
  readonly deep: number;
  /** Of the ridge, from the east. */
  readonly angle: number;
  /** The height of the walls, of the roof over them, and of the ground below. */
  readonly tall: number;
  readonly rise: number;
  readonly base?: number;
  /** How much of each end the roof slopes too: 0 a gable, 1 a pyramid on a square. */
  readonly hip: number;
  readonly roof: string;
  readonly wall: string;
}

/** What is on its walls. */
export type Front = 'plain' | 'house' | 'church';

const EAVES = 0.7;

interface Built {
  readonly sides: readonly Seen[];
  readonly spots: readonly Spot[];
  readonly ridge: readonly [Spot, Spot];
}

function build({ x, y, half, deep, angle, tall, rise, base = 0, hip, roof, wall }: Block): Built {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const spot = (u: number, v: number, z: number): Spot => [x + u * c - v * s, y + u * s + v * c, base + z];
  const [w, d] = [half, deep];
  const [e, f] = [w + EAVES, d + EAVES];
  const reach = hip === 0 ? e : Math.max(0, w - hip * Math.min(w, d));
  const ridge = [spot(-reach, 0, tall + rise), spot(reach, 0, tall + rise)] as const;
  const low = tall - 0.4;
  const upright = (a: readonly [number, number], b: readonly [number, number]): Side => ({
    corners: [spot(...a, 0), spot(...b, 0), spot(...b, tall), spot(...a, tall)],
    colour: wall,
    kind: 'wall',
  });
  const tiled = (...corners: Spot[]): Side => ({ corners, colour: roof, kind: 'roof' });
  const gable = (u: number): Side => ({
    corners: [spot(u, -d, tall), spot(u, d, tall), spot(u, 0, tall + rise)],
    colour: wall,
    kind: 'wall',
  });
  const ends =
    hip === 0
      ? [gable(-w), gable(w)]
      : [
          tiled(spot(-e, -f, low), spot(-e, f, low), ridge[0]),
          tiled(spot(e, -f, low), spot(e, f, low), ridge[1]),
        ];
  const sides = [
    upright([-w, -d], [w, -d]),
    upright([w, -d], [w, d]),
    upright([w, d], [-w, d]),
    upright([-w, d], [-w, -d]),
    ...ends,
    tiled(spot(-e, -f, low), spot(e, -f, low), ridge[1], ridge[0]),
    tiled(spot(-e, f, low), spot(e, f, low), ridge[1], ridge[0]),
  ];
  const foot = [spot(-w, -d, 0), spot(w, -d, 0), spot(w, d, 0), spot(-w, d, 0)];
  const top = [spot(-w, -d, tall), spot(w, -d, tall), spot(w, d, tall), spot(-w, d, tall)];
  return { sides: seenSides(sides, spot(0, 0, tall * 0.6)), spots: [...foot, ...top, ...ridge], ridge };
}

export function shadeBlock(pen: Pen, block: Block): void {
  castShadow(pen, build(block).spots);
}

export function paintBlock(pen: Pen, block: Block, look: Look, front: Front, random: Random): void {
  const { sides, ridge } = build(block);
  if (look.glow !== undefined) for (const { outline } of sides) fillShape(look.glow, outline, '#000');
  for (const side of sides) {
    paintSide(pen, side, look.fine);
    if (side.kind === 'roof' && look.fine) paintCourses(pen, side, random);
    if (side.kind === 'wall' && side.corners.length === 4) paintFront(pen, side, look, front, random);
  }
  if (look.fine) paintRidge(pen, ridge.map(seen), block.roof);
}

/** A block that stands alone. */
export const blockThing = (block: Block, front: Front, seed: number): Thing => ({
  foot: block.y,
  shade: (pen) => shadeBlock(pen, block),
  draw: (pen, look) => paintBlock(pen, block, look, front, randomOf(`block ${seed}`)),
});

/** Courses of tiles: a few strokes of the brush along the roof, some in shade and some in light. */
function paintCourses(pen: Pen, { outline, colour, light }: Seen, random: Random): void {
  const [a, b] = outline;
  const [c, d] = outline.length === 3 ? [outline[2], outline[2]] : [outline[2], outline[3]];
  pen.lineWidth = 0.42;
  for (const dark of [true, false]) {
    pen.beginPath();
    for (const t of dark ? [0.26, 0.74] : [0.5]) {
      const height = t + (random() - 0.5) * 0.14;
      const [from, to] = [random() * 0.3, 0.62 + random() * 0.38];
      const [left, right] = [mid(a, d, height), mid(b, c, height)];
      const [p, q] = [mid(left, right, from), mid(left, right, to)];
      pen.moveTo(p.x, p.y);
      pen.lineTo(q.x, q.y);
    }
    pen.strokeStyle = tone(colour, dark ? light * 0.76 : Math.min(1.3, light * 1.2), 0.55);
    pen.stroke();
  }
}

const mid = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

function paintRidge(pen: Pen, [a, b]: Line, roof: string): void {
  trace(pen, [a, b], false);
  pen.strokeStyle = tone(roof, 1.4, 0.6);
  pen.lineWidth = 0.4;
  pen.stroke();
}

/** Windows and a door on what faces the eye; at dusk most of them are lit. */
function paintFront(pen: Pen, side: Seen, look: Look, front: Front, random: Random): void {
  if (front === 'plain' || side.normal[1] < 0.4 || !(look.fine || look.glow !== undefined)) return;
  const [a, b, , d] = side.outline;
  const height = a.y - d.y;
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.max(1, Math.round(width / (front === 'church' ? 2.8 : 3.4)));
  const [half, from, to] = front === 'church' ? [0.42, 0.24, 0.8] : [0.6, 0.34, 0.76];
  const door = front === 'house' && count > 1 ? Math.floor(random() * count) : -1;
  for (let i = 0; i < count; i++) {
    const foot = mid(a, b, (i + 0.5) / count);
    const isDoor = i === door;
    pen.fillStyle = isDoor ? PALETTE.door : PALETTE.pane;
    if (isDoor) pen.fillRect(foot.x - 0.6, foot.y - height * 0.6, 1.2, height * 0.6);
    else pen.fillRect(foot.x - half, foot.y - height * to, half * 2, height * (to - from));
    if (look.glow === undefined || isDoor || random() > (front === 'church' ? 0.6 : 0.82)) continue;
    // A light is seen farther than a window.
    const wide = half * look.bold + 0.15;
    look.glow.fillStyle = oneOf(random, PALETTE.windows);
    look.glow.fillRect(foot.x - wide, foot.y - height * (to + 0.03), wide * 2, height * (to - from + 0.06));
  }
}
