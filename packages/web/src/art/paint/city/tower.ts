import { at, circle, type Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape, type Pen } from '../pen.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, type Spot, TILT } from '../solid.ts';
import { tone } from '../tone.ts';

/** A round tower of the wall. */
export interface Tower {
  readonly at: Point;
  readonly radius: number;
  readonly tall: number;
  /** The colour of its pointed roof; without one it has a crown of merlons. */
  readonly roof?: string | undefined;
  readonly flag?: boolean;
}

/** How round something lying on the ground looks. */
const FLAT = 0.62;

export function towerThing(tower: Tower): Thing {
  return {
    foot: tower.at.y,
    shade: (pen) => shadeTower(pen, tower),
    draw: (pen, look) => paintTower(pen, tower, look),
  };
}

export function shadeTower(pen: Pen, { at: { x, y }, radius, tall, roof }: Tower): void {
  const ring = (z: number) => circle(at(x, y), radius, 8).map((p): Spot => [p.x, p.y, z]);
  const peak: Spot[] = roof === undefined ? [] : [[x, y, tall + radius * 2.2]];
  castShadow(pen, [...ring(0), ...ring(tall), ...peak]);
}

export function paintTower(pen: Pen, tower: Tower, look: Look): void {
  const { at: foot, tall, roof, flag = false } = tower;
  const radius = tower.radius * look.bold ** 0.6;
  const { x, y } = foot;
  const top = y - tall * TILT;
  const crown = radius * 1.16;
  const peak = roof === undefined ? top - crown * 0.6 : top - radius * 2.4;
  if (look.glow !== undefined) hideBehind(look.glow, tower, radius, peak);
  pen.fillStyle = roundShade(pen, x, radius);
  pen.beginPath();
  pen.moveTo(x - radius, top);
  pen.lineTo(x - radius, y);
  pen.ellipse(x, y, radius, radius * FLAT, 0, Math.PI, 0, true);
  pen.lineTo(x + radius, top);
  pen.fill();
  pen.strokeStyle = tone(PALETTE.stoneDark, 0.5, 0.55);
  pen.lineWidth = 0.25;
  pen.stroke();
  pen.fillStyle = roundShade(pen, x, crown);
  pen.beginPath();
  pen.ellipse(x, top + 0.9, crown, crown * FLAT, 0, 0, Math.PI);
  pen.ellipse(x, top - 0.6, crown, crown * FLAT, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  if (look.fine) fillShape(pen, slit(x, y - tall * TILT * 0.5, radius), PALETTE.pane);
  if (roof === undefined) paintCrown(pen, x, top - 0.6, crown);
  else paintCone(pen, at(x, top - 0.2), crown * 1.06, peak, roof);
  if (flag) paintFlag(pen, at(x, peak), look);
}

const slit = (x: number, y: number, radius: number): Point[] => {
  const w = radius * 0.11;
  return [at(x - w, y - 0.9), at(x + w, y - 0.9), at(x + w, y + 0.9), at(x - w, y + 0.9)];
};

function hideBehind(glow: Pen, { at: { x, y }, tall }: Tower, radius: number, peak: number): void {
  glow.fillStyle = '#000';
  glow.fillRect(x - radius, peak, radius * 2, y + radius * FLAT - peak);
  fillShape(glow, slit(x, y - tall * TILT * 0.5, radius * 1.6), PALETTE.windows[2]);
}

/** Light from the left, round to violet shade. */
function roundShade(pen: Pen, x: number, radius: number): CanvasGradient {
  const shade = pen.createLinearGradient(x - radius, 0, x + radius, 0);
  shade.addColorStop(0, tone(PALETTE.stone, 1.1));
  shade.addColorStop(0.45, tone(PALETTE.stone, 0.95));
  shade.addColorStop(1, tone(PALETTE.stone, 0.46));
  return shade;
}

function paintCrown(pen: Pen, x: number, y: number, crown: number): void {
  fillDisc(pen, at(x, y), crown * 0.76, crown * 0.46, tone(PALETTE.stone, 0.62));
  for (const isLit of [true, false]) {
    pen.fillStyle = tone(PALETTE.stone, isLit ? 1.14 : 0.78);
    for (let i = 0; i < 8; i++) {
      const angle = ((i + 0.4) * Math.PI) / 4;
      if (Math.cos(angle) < 0.2 !== isLit) continue;
      const [u, v] = [x + Math.cos(angle) * crown * 0.88, y + Math.sin(angle) * crown * 0.52];
      pen.fillRect(u - crown * 0.15, v - crown * 0.34, crown * 0.3, crown * 0.36);
    }
  }
}

/** A pointed roof: its left half in the light. */
function paintCone(pen: Pen, { x, y }: Point, radius: number, peak: number, colour: string): void {
  const parting = Math.PI * 0.42;
  for (const [from, to, light] of [
    [Math.PI, parting, 1.08],
    [parting, 0, 0.62],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, peak);
    pen.ellipse(x, y, radius, radius * FLAT, 0, from, to, true);
    pen.closePath();
    pen.fillStyle = tone(colour, light);
    pen.fill();
  }
}

/** It flies from a pole, with the wind from the west. */
function paintFlag(pen: Pen, { x, y }: Point, { bold, glow }: Look): void {
  const [wide, high, pole] = [4.4 * bold ** 0.7, 2.5 * bold ** 0.7, 5.4 * bold ** 0.7];
  const outline = [
    at(x, y - pole),
    at(x + wide * 0.55, y - pole + high * 0.32),
    at(x + wide, y - pole + high * 0.2),
    at(x + wide * 0.72, y - pole + high * 0.62),
    at(x + wide, y - pole + high * 1.1),
    at(x + wide * 0.5, y - pole + high * 1.15),
    at(x, y - pole + high),
  ];
  pen.fillStyle = PALETTE.timber;
  pen.fillRect(x - 0.22 * bold, y - pole, 0.44 * bold, pole + 0.6);
  fillShape(pen, outline, PALETTE.flag);
  pen.strokeStyle = tone(PALETTE.flag, 0.5, 0.7);
  pen.lineWidth = 0.2;
  pen.stroke();
  if (glow !== undefined) fillShape(glow, outline, '#000');
}
