import { at, type Point } from '../../geometry.ts';
import type { Hub } from '../../tile/hubs.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import { type Random, within } from '../random.ts';
import type { Thing } from '../scenery.ts';
import { faded, tone } from '../tone.ts';
import { WATER_HALF } from './river.ts';

/** The spring or lake in which a river begins or ends. */
export interface Pool {
  readonly at: Point;
  readonly radius: number;
  /** How far the shore is in each of sixteen directions, as a share of the radius. */
  readonly shore: readonly number[];
}

const DIRECTIONS = 16;

export function poolOf({ at: middle, radius, kind }: Hub, random: Random): Pool {
  const waves = [within(random, 0, 7), within(random, 0, 7)];
  const shore = Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    return 1 + 0.07 * Math.sin(2 * angle + waves[0]) + 0.05 * Math.sin(3 * angle + waves[1]);
  });
  return { at: middle, radius: kind === 'lake' ? radius * 0.94 : radius * 0.82, shore };
}

/** The shore as it lies: the directions turn with the tile. */
function outline(pen: Pen, { at: { x, y }, radius, shore }: Pool, share: number, quarters: number): void {
  pen.beginPath();
  const corner = (i: number): Point => {
    const k = (i + DIRECTIONS) % DIRECTIONS;
    const angle = (2 * Math.PI * k) / DIRECTIONS + (quarters * Math.PI) / 2;
    return at(
      x + radius * share * shore[k] * Math.cos(angle),
      y + radius * share * shore[k] * Math.sin(angle),
    );
  };
  for (let i = 0; i < DIRECTIONS; i++) {
    const [a, b] = [corner(i), corner(i + 1)];
    const [u, v] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    if (i === 0) pen.moveTo((corner(-1).x + a.x) / 2, (corner(-1).y + a.y) / 2);
    pen.quadraticCurveTo(a.x, a.y, u, v);
  }
  pen.closePath();
}

export function paintPoolBank(pen: Pen, pool: Pool, quarters: number): void {
  const grown = (by: number) => (pool.radius + by) / pool.radius;
  outline(pen, pool, grown(2.4), quarters);
  pen.fillStyle = faded(PALETTE.bank, 0.5);
  pen.fill();
  outline(pen, pool, grown(1.1), quarters);
  pen.fillStyle = tone(PALETTE.bank, 0.72, 0.85);
  pen.fill();
}

export function paintPool(pen: Pen, pool: Pool, quarters: number, inset: number, colour: string): void {
  outline(
    pen,
    pool,
    (pool.radius - inset * Math.max(WATER_HALF, pool.radius * 0.72)) / pool.radius,
    quarters,
  );
  pen.fillStyle = colour;
  pen.fill();
}

export function paintPoolRipples(pen: Pen, { at: { x, y }, radius }: Pool, random: Random): void {
  for (let i = 0; i < radius * 1.4; i++) {
    const [angle, far] = [2 * Math.PI * random(), 0.78 * radius * Math.sqrt(random())];
    const [u, v] = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    const wide = within(random, 1, 3);
    pen.beginPath();
    pen.moveTo(u - wide, v);
    pen.quadraticCurveTo(u, v - 0.5, u + wide, v);
    pen.lineWidth = within(random, 0.3, 0.6);
    pen.strokeStyle = faded(PALETTE.foam, within(random, 0.3, 0.65));
    pen.stroke();
  }
}

/** Rocks around a spring, out of which the water comes. */
export function rocksOf({ at: middle, radius }: Pool, away: Point, random: Random): Thing[] {
  return Array.from({ length: 7 }, (_, i) => {
    const angle = Math.atan2(away.y, away.x) + (i - 3) * 0.42 + within(random, -0.1, 0.1);
    const far = radius + within(random, 0.4, 1.6);
    return rock(
      at(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle)),
      within(random, 1.3, 2.5),
    );
  });
}

function rock({ x, y }: Point, size: number): Thing {
  return {
    foot: y,
    shade: (pen) => {
      pen.beginPath();
      pen.ellipse(x + size * 0.8, y + size * 0.25, size * 1.2, size * 0.55, 0.2, 0, 7);
      pen.fill();
    },
    draw: (pen) => {
      fillDisc(pen, at(x, y - size * 0.35), size, size * 0.8, tone(PALETTE.stoneDark, 0.8));
      fillDisc(pen, at(x - size * 0.15, y - size * 0.55), size * 0.8, size * 0.58, PALETTE.stoneDark);
      fillDisc(pen, at(x - size * 0.3, y - size * 0.72), size * 0.48, size * 0.32, tone(PALETTE.stone, 0.96));
    },
  };
}
