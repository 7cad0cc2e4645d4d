import { at, type Point } from '../geometry.ts';
import { PALETTE } from './palette.ts';
import { fillDisc, type Pen } from './pen.ts';
import type { Look, Scenery } from './scenery.ts';
import { castShadow, type Spot, TILT } from './solid.ts';
import { faded, tone } from './tone.ts';

/** How much larger than printed a sign is on a small face, so that it can still be read: 1 to 2. */
export const signScale = ({ pixels }: Look): number => Math.max(1, Math.min(2, Math.sqrt(230 / pixels)));

const known = new Map<string, Path2D>();

function outlineOf(d: string): Path2D {
  const found = known.get(d) ?? new Path2D(d);
  known.set(d, found);
  return found;
}

/** Fills an outline given as the `d` of an SVG path, with a line of a darker tone around it. */
export function fillPath(pen: Pen, d: string, colour: string, line = 0.5): void {
  pen.fillStyle = colour;
  pen.fill(outlineOf(d), 'evenodd');
  if (line > 0) strokePath(pen, d, tone(colour, 0.25), line);
}

export function strokePath(pen: Pen, d: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(outlineOf(d));
}

/** A sign that is read on top of everything: `draw` paints it about (0, 0), and its shadow falls on the land. */
export function signAt(point: Point, radius: number, draw: (pen: Pen, look: Look) => void): Scenery {
  return {
    top: (pen, look) => {
      const scale = signScale(look);
      const { x, y } = kept(point, radius * scale);
      standing(pen, at(x, y), scale, () => {
        fillDisc(pen, at(radius * 0.26, radius * 0.22), radius, radius * 0.94, faded(PALETTE.shadow, 0.36));
        draw(pen, look);
      });
      const { glow } = look;
      if (glow === undefined) return;
      standing(glow, at(x, y), scale, () => {
        moonlit(glow, at(0, 0), radius * 1.4, () => draw(glow, look));
      });
    },
  };
}

function standing(pen: Pen, { x, y }: Point, scale: number, paint: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  paint();
  pen.restore();
}

/** At dusk a sign catches a little light: enough to read it by. */
function moonlit(glow: Pen, middle: Point, reach: number, paint: () => void): void {
  glow.save();
  paint();
  glow.restore();
  fillDisc(glow, middle, reach, reach, faded('#000000', 0.9));
}

/** How a small thing stands in the land: half as wide, and as tall, as this. */
export interface Stature {
  readonly half: number;
  readonly tall: number;
}

/** A small upright thing that is also a sign: `draw` paints it about its foot (0, 0), `glow` what shines on it at dusk. */
export function propAt(
  foot: Point,
  { half, tall }: Stature,
  draw: (pen: Pen, look: Look) => void,
  glow?: (pen: Pen) => void,
): Scenery {
  const { x, y } = foot;
  const spots: Spot[] = [-half, half].flatMap((u): Spot[] => [
    [x + u, y - 1, 0],
    [x + u, y + 1, 0],
    [x + u * 0.6, y, tall],
  ]);
  const aloft = (pen: Pen, look: Look, paint: () => void) => {
    const scale = signScale(look);
    const across = within(x, half * scale);
    standing(pen, at(across, Math.max(tall * TILT * scale, y)), scale, paint);
  };
  return {
    things: [{ foot: y, shade: (pen) => castShadow(pen, spots), draw: () => undefined }],
    top: (pen, look) => {
      aloft(pen, look, () => draw(pen, look));
      const { glow: dark } = look;
      if (dark === undefined) return;
      aloft(dark, look, () => {
        moonlit(dark, at(0, -tall * TILT * 0.5), Math.max(half, tall * TILT * 0.6) * 1.3, () =>
          draw(dark, look),
        );
        glow?.(dark);
      });
    },
  };
}

/** A grown sign stays on its tile. */
const kept = ({ x, y }: Point, reach: number): Point => at(within(x, reach), within(y, reach));
const within = (value: number, reach: number): number => Math.max(reach, Math.min(100 - reach, value));

const RADIUS = 8.4;

/** A painted wooden disc with a ring of its own colour, and what `draw` paints in a box from -6 to 6. */
export function medallion(point: Point, ring: string, draw: (pen: Pen, look: Look) => void): Scenery {
  return signAt(point, RADIUS, (pen, look) => {
    disc(pen, RADIUS, tone(ring, 0.35), 0.7);
    disc(pen, RADIUS, tone(ring, 0.5));
    disc(pen, RADIUS - 0.5, ring);
    disc(pen, RADIUS - 2.1, tone(ring, 0.55));
    disc(pen, RADIUS - 2.4, PALETTE.parchment);
    draw(pen, look);
    pen.beginPath();
    pen.arc(0, 0, RADIUS - 1.2, Math.PI * 0.95, Math.PI * 1.6);
    pen.strokeStyle = faded(PALETTE.light, 0.75);
    pen.lineWidth = 0.7;
    pen.lineCap = 'round';
    pen.stroke();
  });
}

function disc(pen: Pen, radius: number, colour: string, down = 0): void {
  pen.beginPath();
  pen.arc(down * 0.6, down, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

/** One letter or figure in the middle of a sign. */
export function letterOn(pen: Pen, letter: string, size = 9): void {
  pen.font = `700 ${size}px Georgia, 'Times New Roman', serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = PALETTE.ink;
  pen.fillText(letter, 0, size * 0.34);
}

const SHIELD = 'M-7-8H7C7.5 1.5 4.6 6.4 0 9.4C-4.6 6.4-7.5 1.5-7-8Z';
const FIELD = 'M-5.5-6.6H5.5C5.8 1 3.6 4.9 0 7.4C-3.6 4.9-5.8 1-5.5-6.6Z';
const GLEAM = 'M-5.5-6.6H1.6C-1.6-3.4-4-.6-4.9 2.4C-5.5-.2-5.7-3.2-5.5-6.6Z';

/** A shield with a golden rim: whatever `draw` paints on it lies under its gleam. */
export function shieldAt(point: Point, colour: string, draw: (pen: Pen, look: Look) => void): Scenery {
  return signAt(point, 8.6, (pen, look) => {
    strokePath(pen, SHIELD, tone(PALETTE.gold, 0.2), 1.5);
    fillPath(pen, SHIELD, PALETTE.gold, 0);
    fillPath(pen, FIELD, colour, 0);
    draw(pen, look);
    fillPath(pen, GLEAM, faded(PALETTE.light, 0.3), 0);
    strokePath(pen, FIELD, tone(PALETTE.gold, 0.35), 0.5);
  });
}
