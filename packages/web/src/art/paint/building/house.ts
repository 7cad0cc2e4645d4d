import { at, between, type Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen } from '../pen.ts';
import { oneOf, type Random, randomOf, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, paintSide, type Seen, type Side, type Spot, seen, seenSides } from '../solid.ts';
import { tone } from '../tone.ts';

/** Four walls and a roof. */
export interface House {
  readonly at: Point;
  /** How the ridge lies. */
  readonly angle: number;
  /** Half of its length along the ridge, and half of its depth. */
  readonly long: number;
  readonly deep: number;
  /** Of the walls, and of the roof above them. */
  readonly height: number;
  readonly rise: number;
  /** How far the ridge is drawn in at both ends: 0 for a gable, 1 for a roof with four slopes. */
  readonly hip?: number;
  readonly roof: string;
  readonly wall: string;
  /** The height of what it stands on. */
  readonly floor?: number;
  readonly seed: number;
  /** At dusk: the share of windows with a light in them. */
  readonly lit?: number;
  /** Whether it has no windows: a barn, a tower's roof. */
  readonly blind?: boolean;
}

const EAVES = 0.7;
const DOOR = '#5b3a26';
const PANE = '#4d4a55';

export function houseThing(house: House): Thing {
  const { sides, spots, ridge } = buildHouse(house);
  return {
    foot: house.at.y + Math.abs(Math.sin(house.angle)) * house.long * 0.5,
    shade: (pen) => castShadow(pen, spots),
    draw: (pen, look) => drawHouse(pen, look, house, sides, ridge),
  };
}

interface Built {
  readonly sides: readonly Seen[];
  readonly spots: readonly Spot[];
  readonly ridge: readonly [Point, Point];
}

export function buildHouse(house: House): Built {
  const { at: foot, angle, long, deep, height, rise, hip = 0, roof, wall, floor = 0 } = house;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const spot = (u: number, v: number, z: number): Spot => [
    foot.x + u * cos - v * sin,
    foot.y + u * sin + v * cos,
    z + floor,
  ];
  const eave = (i: number, j: number) => spot(i * (long + EAVES), j * (deep + EAVES), height - 0.4);
  const half = hip > 0 ? long - hip * Math.min(long, deep) : long + EAVES;
  const [west, east] = [spot(-half, 0, height + rise), spot(half, 0, height + rise)];
  const corners = [
    [-long, -deep],
    [long, -deep],
    [long, deep],
    [-long, deep],
  ] as const;
  const walls = corners.map(([u, v], i): Side => {
    const [p, q] = corners[(i + 1) % 4];
    return {
      kind: 'wall',
      colour: wall,
      corners: [spot(u, v, 0), spot(p, q, 0), spot(p, q, height), spot(u, v, height)],
    };
  });
  const slope = (...spots: Spot[]): Side => ({ kind: 'roof', colour: roof, corners: spots });
  const gable = (u: number): Side => ({
    kind: 'wall',
    colour: wall,
    corners: [spot(u, -deep, height), spot(u, deep, height), spot(u, 0, height + rise)],
  });
  const ends =
    hip > 0
      ? [slope(eave(-1, -1), eave(-1, 1), west), slope(eave(1, -1), eave(1, 1), east)]
      : [gable(-long), gable(long)];
  const slopes = [slope(eave(-1, -1), eave(1, -1), east, west), slope(eave(-1, 1), eave(1, 1), east, west)];
  return {
    sides: seenSides([...walls, ...ends, ...slopes], spot(0, 0, height * 0.6)),
    spots: [...corners.flatMap(([u, v]) => [spot(u, v, 0), spot(u, v, height)]), west, east],
    ridge: [seen(west), seen(east)],
  };
}

function drawHouse(
  pen: Pen,
  look: Look,
  house: House,
  sides: readonly Seen[],
  ridge: readonly [Point, Point],
): void {
  const random = randomOf(`house ${house.seed}`);
  for (const side of sides) {
    paintSide(pen, side);
    if (look.glow !== undefined) fillShape(look.glow, side.outline, '#000');
    if (side.kind === 'roof' && look.fine) tileRoof(pen, side, random);
    if (side.kind === 'wall' && side.corners.length === 4 && side.normal[1] > 0.4)
      windows(pen, look, house, side, random);
  }
  if (!look.fine) return;
  pen.beginPath();
  pen.moveTo(ridge[0].x, ridge[0].y);
  pen.lineTo(ridge[1].x, ridge[1].y);
  pen.lineWidth = 0.35;
  pen.strokeStyle = 'rgba(255,236,196,.5)';
  pen.stroke();
}

/** A few courses of tiles, lighter and darker. */
function tileRoof(pen: Pen, { outline, colour, light }: Seen, random: Random): void {
  const [a, b, c, d = c] = outline;
  for (let i = 1; i < 4; i++) {
    const t = i / 4 + within(random, -0.06, 0.06);
    const [from, to] = [between(a, d, t), between(b, c, t)];
    const [start, end] = [
      between(from, to, within(random, 0, 0.3)),
      between(from, to, within(random, 0.6, 1)),
    ];
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    pen.lineWidth = within(random, 0.3, 0.55);
    pen.strokeStyle = tone(colour, random() < 0.5 ? light * 0.78 : Math.min(1.3, light * 1.2), 0.5);
    pen.stroke();
  }
}

function windows(
  pen: Pen,
  look: Look,
  { lit = 0.6, blind, height }: House,
  { outline }: Seen,
  random: Random,
): void {
  if (blind || (!look.fine && look.glow === undefined) || height < 1.5) return;
  const [a, b] = outline;
  const count = Math.max(1, Math.min(6, Math.round(Math.abs(b.x - a.x) / 2.6)));
  const tall = a.y - outline[3].y;
  for (let i = 0; i < count; i++) {
    const foot = between(a, b, (i + 0.5) / count);
    const isDoor = count > 1 && i === Math.floor(count / 2);
    const [wide, high, low] = isDoor ? [1.1, tall * 0.6, tall * 0.6] : [0.9, tall * 0.4, tall * 0.74];
    pen.fillStyle = isDoor ? DOOR : PANE;
    pen.fillRect(foot.x - wide / 2, foot.y - low, wide, high);
    if (look.glow === undefined || isDoor || random() > lit) continue;
    look.glow.fillStyle = oneOf(random, PALETTE.windows);
    look.glow.fillRect(foot.x - 0.6, foot.y - low, 1.2, high);
  }
}

export const eastOf = ({ at: foot, angle }: House, by: number): Point =>
  at(foot.x + by * Math.cos(angle), foot.y + by * Math.sin(angle));
