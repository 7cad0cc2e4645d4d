import { at, type Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import { oneOf, randomOf, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { faded, tone } from '../tone.ts';
import type { Small } from './estate.ts';

const PETALS = ['#fff3d6', '#ecc25a', '#d8705a', '#c9a0cf'];
const FLEECE = '#f6eeda';
const MUZZLE = '#5a463a';
const REED = '#7d8148';

/** Dabs of another green, denser towards the middle. */
export function paintMeadow(pen: Pen, look: Look, { at: { x, y }, radius, seed }: Small): void {
  const random = randomOf(`meadow ${seed}`);
  const colour = oneOf(random, PALETTE.meadow);
  const slant = within(random, -0.6, 1.6);
  const count = look.fine ? 22 : 10;
  for (let i = 0; i < count; i++) {
    const [angle, far] = [2 * Math.PI * random(), radius * 0.8 * random()];
    pen.fillStyle = tone(colour, within(random, 0.94, 1.05), 0.13);
    pen.beginPath();
    const size = within(random, 0.2, 0.42) * radius;
    pen.ellipse(x + far * Math.cos(angle), y + far * 0.75 * Math.sin(angle), size, size * 0.5, slant, 0, 7);
    pen.fill();
  }
}

/** A round shore that is never quite round. */
export function paintPond(pen: Pen, look: Look, { at: middle, radius, seed }: Small): void {
  for (const [share, colour] of [
    [1.14, REED],
    [1, PALETTE.water[2]],
    [0.78, PALETTE.water[0]],
    [0.42, PALETTE.water[1]],
  ] as const) {
    shore(pen, middle, radius * share, seed);
    pen.fillStyle = colour;
    pen.fill();
  }
  if (!look.fine) return;
  const random = randomOf(`ripples ${seed}`);
  pen.fillStyle = faded(PALETTE.foam, 0.6);
  for (let i = 0; i < 5; i++) {
    const wide = within(random, 1, 2.6);
    pen.fillRect(
      middle.x + within(random, -0.55, 0.2) * radius,
      middle.y + within(random, -0.4, 0.4) * radius,
      wide,
      0.34,
    );
  }
  pen.strokeStyle = REED;
  pen.lineWidth = 0.4;
  for (let i = 0; i < 7; i++) {
    const angle = within(random, 0.2, 2.6);
    const foot = at(middle.x + Math.cos(angle) * radius * 1.02, middle.y + Math.sin(angle) * radius * 0.74);
    pen.beginPath();
    pen.moveTo(foot.x, foot.y);
    pen.lineTo(foot.x + within(random, -0.5, 0.5), foot.y - within(random, 1.4, 2.6));
    pen.stroke();
  }
}

function shore(pen: Pen, { x, y }: Point, radius: number, seed: number): void {
  const random = randomOf(`shore ${seed}`);
  const corners = Array.from({ length: 9 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 9;
    const far = radius * within(random, 0.88, 1.12);
    return at(x + far * Math.cos(angle), y + far * 0.72 * Math.sin(angle));
  });
  pen.beginPath();
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % 9];
    const middle = at((a.x + b.x) / 2, (a.y + b.y) / 2);
    if (i === 0) {
      const last = corners[8];
      pen.moveTo((a.x + last.x) / 2, (a.y + last.y) / 2);
    }
    pen.quadraticCurveTo(a.x, a.y, middle.x, middle.y);
  }
  pen.closePath();
}

export function paintFlowers(pen: Pen, look: Look, { at: { x, y }, radius, seed }: Small): void {
  if (!look.fine) return;
  const random = randomOf(`flowers ${seed}`);
  const colour = oneOf(random, PETALS);
  for (let i = 0; i < 11; i++) {
    fillDisc(
      pen,
      at(x + within(random, -1, 1) * radius, y + within(random, -0.7, 0.7) * radius),
      0.42,
      0.42,
      colour,
    );
  }
}

export function flockOf({ at: { x, y }, radius, seed }: Small): Thing[] {
  const random = randomOf(`flock ${seed}`);
  return Array.from({ length: 5 }, () =>
    grazer(
      at(x + within(random, -1, 1) * radius, y + within(random, -0.7, 0.7) * radius),
      random() < 0.5 ? -1 : 1,
    ),
  );
}

function grazer(point: Point, faces: number): Thing {
  const { x, y } = point;
  return {
    foot: y,
    shade: (pen) => {
      pen.beginPath();
      pen.ellipse(x + 0.9, y + 0.3, 1.5, 0.65, 0, 0, 7);
      pen.fill();
    },
    draw: (pen, look) => {
      fillDisc(pen, at(x, y - 0.5), 1.25, 0.85, FLEECE);
      if (look.fine) fillDisc(pen, at(x + faces * 1.2, y - 0.7), 0.45, 0.42, MUZZLE);
    },
  };
}
