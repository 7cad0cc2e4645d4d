import { at, type Point } from '../../geometry.ts';
import { type Tree, treeThing } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { faded, tone } from '../tone.ts';
import { lantern } from './lantern.ts';

/** A garden behind a hedge, in its own measures: 13 units from its middle to the hedge. */
export interface Garden {
  readonly at: Point;
  readonly scale: number;
  readonly form: (typeof GARDEN_FORMS)[number];
  readonly isClosed: boolean;
}

export const GARDEN_REACH = 13;
export const GARDEN_FORMS = ['round', 'square'] as const;
const BLOSSOMS = ['#d8637a', '#f0c75e', '#fff3d6', '#b184c4', '#e08a4e'];
const TURF = '#8fae56';

/** Four beds between two paths, each bed of one colour, and a basin in the middle. */
export function paintGarden(
  pen: Pen,
  look: Look,
  { at: middle, scale, form, isClosed }: Garden,
  random: Random,
): void {
  pen.save();
  pen.translate(middle.x, middle.y);
  pen.scale(scale, scale);
  pen.fillStyle = faded(PALETTE.roadEdge, 0.5);
  outline(pen, form, 11.6);
  pen.fill();
  pen.fillStyle = tone(PALETTE.road, 0.96);
  outline(pen, form, 10.8);
  pen.fill();
  for (const [i, [u, v]] of QUARTERS.entries()) {
    bed(pen, form, u, v);
    plant(
      pen,
      look,
      u,
      v,
      BLOSSOMS[i % 2 === 0 ? 0 : 1 + Math.floor(random() * 4)],
      random,
      isClosed ? 22 : 13,
    );
  }
  fillDisc(pen, at(0, 0.3), 3.2, 2.7, PALETTE.stoneDark);
  fillDisc(pen, at(0, -0.1), 2.8, 2.2, PALETTE.stone);
  fillDisc(pen, at(0, -0.1), 2, 1.5, PALETTE.water[1]);
  if (look.fine) fillDisc(pen, at(-0.3, -0.6), 0.6, 0.5, PALETTE.foam);
  pen.restore();
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function outline(pen: Pen, form: Garden['form'], reach: number): void {
  pen.beginPath();
  if (form === 'round') pen.ellipse(0, 0, reach, reach * 0.94, 0, 0, 7);
  else pen.roundRect(-reach * 0.9, -reach * 0.86, reach * 1.8, reach * 1.72, 2.4);
}

/** A quarter of the garden, drawn back from both paths. */
function bed(pen: Pen, form: Garden['form'], u: number, v: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(u > 0 ? 1.1 : -12, v > 0 ? 1.1 : -12, 10.9, 10.9);
  pen.clip();
  outline(pen, form, 9.6);
  pen.fillStyle = TURF;
  pen.fill();
  pen.lineWidth = 0.7;
  pen.strokeStyle = PALETTE.hedge;
  pen.stroke();
  pen.restore();
}

function plant(
  pen: Pen,
  look: Look,
  u: number,
  v: number,
  colour: string,
  random: Random,
  count: number,
): void {
  if (!look.fine) {
    fillDisc(pen, at(u * 4.6, v * 4.4), 2.6, 2.3, faded(colour, 0.8));
    return;
  }
  for (let i = 0; i < count; i++) {
    const [angle, far] = [2 * Math.PI * random(), 2.9 * Math.sqrt(random())];
    const point = at(u * 4.8 + far * Math.cos(angle), v * 4.6 + far * Math.sin(angle));
    fillDisc(
      pen,
      point,
      0.62,
      0.55,
      tone(oneOf(random, [colour, colour, PALETTE.beds[0]]), within(random, 0.9, 1.15)),
    );
  }
}

/** The hedge around it, open at the four paths, and a lantern in the middle once it is closed. */
export function gardenThings({ at: middle, scale, form, isClosed }: Garden): Thing[] {
  const bushes = 28;
  const hedge = Array.from({ length: bushes }, (_, i): Tree[] => {
    const angle = (2 * Math.PI * (i + 0.5)) / bushes;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (Math.min(Math.abs(cos), Math.abs(sin)) < 0.16) return [];
    const far = form === 'round' ? 11.6 : 10.6 / Math.max(Math.abs(cos), Math.abs(sin) * 1.02);
    const point = at(middle.x + far * cos * scale, middle.y + far * sin * 0.96 * scale);
    return [{ at: point, radius: 1.55 * scale, kind: 'bush', seed: 2 }];
  });
  const corner = 5.2;
  const trees = QUARTERS.map(
    ([u, v], i): Tree => ({
      at: at(middle.x + u * corner * 1.35 * scale, middle.y + v * corner * 1.3 * scale),
      radius: 1.5 * scale,
      kind: 'poplar',
      seed: i,
    }),
  );
  const things = [...hedge.flat(), ...(form === 'square' ? trees : [])].map(treeThing);
  return isClosed ? [...things, lantern(middle)] : things;
}
