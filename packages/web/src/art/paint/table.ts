import { inBlueLight } from './dusk.ts';
import type { Light } from './face.ts';
import { newPen, type Pen } from './pen.ts';
import { randomOf, within } from './random.ts';
import { tone } from './tone.ts';

/** The boards of the table: oak, each sawn from another tree. */
const BOARDS = ['#a07a54', '#94704c', '#a8835c', '#9a7550', '#a47e58'];
const SIDE = 100;
const HIGH = SIDE / BOARDS.length;

/** The wood the land lies on: repeats on every side. */
export function paintTable(pixels: number, light: Light): OffscreenCanvas {
  const pen = newPen(pixels);
  pen.scale(pixels / SIDE, pixels / SIDE);
  for (const [i, colour] of BOARDS.entries()) paintBoard(pen, i * HIGH, colour, `board ${i}`);
  if (light === 'dusk') inBlueLight(pen, SIDE, SIDE);
  return pen.canvas;
}

function paintBoard(pen: Pen, top: number, colour: string, name: string): void {
  const random = randomOf(name);
  pen.save();
  pen.beginPath();
  pen.rect(0, top, SIDE, HIGH);
  pen.clip();
  pen.fillStyle = tone(colour, 0.97);
  pen.fillRect(0, top, SIDE, HIGH);
  const waves = Array.from({ length: 3 }, (_, i) => [
    i + 1,
    within(random, 0, 2 * Math.PI),
    within(random, 0.2, 0.7),
  ]);
  const sway = (x: number) =>
    waves.reduce(
      (sum, [turns, from, high]) => sum + high * Math.sin((2 * Math.PI * turns * x) / SIDE + from),
      0,
    );
  for (let i = 0; i < 150; i++) {
    const y = top + within(random, -2, HIGH + 2);
    const [from, length] = [within(random, 0, SIDE), within(random, 14, 60)];
    pen.strokeStyle = tone(colour, within(random, 0.66, 1.12), within(random, 0.08, 0.26));
    pen.lineWidth = within(random, 0.12, 0.6);
    for (const start of [from - SIDE, from]) strokeGrain(pen, start, length, (x) => y + sway(x));
  }
  pen.restore();
  const end = within(random, 10, 90);
  drawGap(pen, 0, top, SIDE, 0.28);
  drawGap(pen, end, top, 0.28, HIGH);
}

function strokeGrain(pen: Pen, from: number, length: number, at: (x: number) => number): void {
  pen.beginPath();
  for (let x = from; x <= from + length; x += 3) {
    if (x === from) pen.moveTo(x, at(x));
    else pen.lineTo(x, at(x));
  }
  pen.stroke();
}

/** Dark between two boards, and the lit edge of the next. */
function drawGap(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = tone(BOARDS[0], 0.25, 0.75);
  pen.fillRect(x, y, width, height);
  pen.fillStyle = tone(BOARDS[0], 1.3, 0.35);
  if (width > height) pen.fillRect(x, y + height, width, 0.16);
  else pen.fillRect(x + width, y, 0.16, height);
}
