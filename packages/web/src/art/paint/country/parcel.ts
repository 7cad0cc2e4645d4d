import { type Line, type Point, plus } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen, trace } from '../pen.ts';
import { oneOf, type Random, randomOf, within } from '../random.ts';
import type { Look } from '../scenery.ts';
import { faded, tone } from '../tone.ts';
import { type Patch, patchPoint, patchRing } from './patch.ts';

/** Ploughed and sown ground. */
export interface Parcel {
  readonly patch: Patch;
  readonly seed: number;
  /** How deep it is: deep parcels have more strips. */
  readonly deep: number;
}

/** What grows side by side: most of a parcel is of one family, so that it is one thing from afar. */
const FAMILIES: readonly (readonly number[])[] = [
  [0, 4, 0, 1],
  [3, 7, 8, 5],
  [6, 2, 5, 6],
  [1, 0, 3, 4],
  [8, 5, 4, 8],
  [7, 0, 7, 2],
];

const FURROW = 1.75;

export function paintParcel(pen: Pen, look: Look, parcel: Parcel): void {
  const random = randomOf(`parcel ${parcel.seed}`);
  const family = oneOf(random, FAMILIES).map((i) => PALETTE.crops[i]);
  paintBalk(pen, patchRing(parcel.patch));
  const strips = stripsOf(parcel, random);
  for (const [i, strip] of strips.entries()) {
    paintStrip(pen, look, parcel, strip, family[i % family.length], random);
  }
  if (look.fine) fray(pen, patchRing(parcel.patch), random);
}

/** The grass around it, trodden and in the shade of what grows. */
function paintBalk(pen: Pen, ring: Line): void {
  fillShape(pen, ring, 'rgba(112,122,62,.5)');
  pen.lineJoin = 'round';
  pen.lineWidth = 1.7;
  pen.strokeStyle = 'rgba(104,112,56,.3)';
  pen.stroke();
}

type Strip = readonly [u0: number, u1: number, v0: number, v1: number];

function stripsOf({ deep }: Parcel, random: Random): Strip[] {
  const count = Math.max(2, Math.min(5, Math.round(deep / 3)));
  const widths = Array.from({ length: count }, () => within(random, 0.7, 1.4));
  const sum = widths.reduce((a, b) => a + b);
  let v = 0;
  return widths.flatMap((width): Strip[] => {
    const [v0, v1] = [v, v + width / sum];
    v = v1;
    if (random() > 0.35) return [[0, 1, v0, v1]];
    const split = within(random, 0.35, 0.65);
    return [
      [0, split, v0, v1],
      [split, 1, v0, v1],
    ];
  });
}

function paintStrip(
  pen: Pen,
  look: Look,
  { patch, deep }: Parcel,
  [u0, u1, v0, v1]: Strip,
  crop: string,
  random: Random,
): void {
  const gap = 0.3 / deep;
  const [left, right] = [
    u0 === 0 ? within(random, 0, 0.03) : u0 + 0.008,
    u1 === 1 ? 1 - within(random, 0, 0.03) : u1 - 0.008,
  ];
  const [top, bottom] = [v0 + gap, v1 - gap];
  fillShape(pen, patchRing(patch, left, right, top, bottom), tone(crop, within(random, 0.97, 1.06)));
  const count = Math.max(2, Math.round(((bottom - top) * 2 * deep) / FURROW));
  const furrows = Array.from({ length: count }, (_, i) => {
    const v = top + ((bottom - top) * (i + 0.5)) / count;
    return Array.from({ length: 7 }, (_, k) =>
      patchPoint(patch, left + ((right - left) * (0.1 + k)) / 6.2, v),
    );
  });
  drawFurrows(pen, furrows, tone(crop, look.fine ? 0.74 : 0.84, 0.5), look.fine ? 0.42 : 0.6);
  if (!look.fine) return;
  const lit = furrows.map((furrow) => furrow.map((point) => plus(point, { x: 0.3, y: 0.42 })));
  drawFurrows(pen, lit, tone(crop, 1.22, 0.55), 0.4);
  for (let i = 0; i < 9; i++) {
    const point = patchPoint(patch, within(random, left, right), within(random, top, bottom));
    dab(pen, point, within(random, 0.5, 1.1), random, tone(crop, within(random, 0.84, 1.2), 0.5));
  }
}

function drawFurrows(pen: Pen, furrows: readonly Line[], colour: string, width: number): void {
  pen.beginPath();
  for (const furrow of furrows) {
    for (const [i, { x, y }] of furrow.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  }
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Grass that grows over the outline. */
function fray(pen: Pen, ring: Line, random: Random): void {
  for (let i = 0; i < 34; i++) {
    const k = Math.floor(random() * ring.length);
    const [a, b] = [ring[k], ring[(k + 1) % ring.length]];
    const t = random();
    const point = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    dab(
      pen,
      point,
      within(random, 0.6, 1.3),
      random,
      tone(oneOf(random, PALETTE.grass), within(random, 0.9, 1.02), 0.65),
    );
  }
}

function dab(pen: Pen, { x, y }: Point, size: number, random: Random, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, size, size * 0.45, 3 * random(), 0, 7);
  pen.fill();
}

/** Short grass under the trees of an orchard, or a fenced pasture. */
export function paintSward(pen: Pen, patch: Patch, colour: string): void {
  trace(pen, patchRing(patch));
  pen.lineJoin = 'round';
  pen.fillStyle = faded(colour, 0.55);
  pen.fill();
  pen.lineWidth = 1.6;
  pen.strokeStyle = faded(colour, 0.3);
  pen.stroke();
}
