import { PALETTE } from './palette.ts';
import { newPen, type Pen } from './pen.ts';
import { oneOf, randomOf, within } from './random.ts';
import { tone } from './tone.ts';

/** Brush dabs: how many, how large, how opaque. */
type Dabs = readonly (readonly [count: number, size: number, alpha: number])[];

const GROUNDS = {
  grass: {
    colours: PALETTE.grass,
    dabs: [
      [70, 17, 0.16],
      [260, 7, 0.22],
      [1100, 2.6, 0.3],
      [2200, 1.1, 0.36],
    ],
  },
  earth: {
    colours: PALETTE.earth,
    dabs: [
      [60, 12, 0.18],
      [380, 4, 0.25],
      [1200, 1.4, 0.38],
    ],
  },
} as const satisfies Record<string, { colours: readonly string[]; dabs: Dabs }>;

export type GroundName = keyof typeof GROUNDS;

const known = new Map<string, CanvasImageSource>();

/**
 * Ground of brush dabs in device pixels. It repeats from tile to tile and is never turned, which hides the seams between them.
 */
export function groundOf(name: GroundName, pixels: number): CanvasImageSource {
  return kept(`${name} ${pixels}`, pixels, (pen) => paintGround(pen, name, pixels));
}

/** Hairs of the brush over everything, as light and dark about the middle grey. */
export function grainOf(pixels: number): CanvasImageSource {
  return kept(`grain ${pixels}`, pixels, paintGrain);
}

/** How many sizes are kept: those of a zoom or two. */
const KEPT = 12;

function kept(key: string, pixels: number, paint: (pen: Pen) => void): CanvasImageSource {
  const found = known.get(key);
  if (found !== undefined) return found;
  const pen = newPen(pixels);
  pen.scale(pixels / 100, pixels / 100);
  paint(pen);
  if (known.size >= KEPT) known.delete([...known.keys()][0]);
  known.set(key, pen.canvas);
  return pen.canvas;
}

function paintGround(pen: Pen, name: GroundName, pixels: number): void {
  const { colours, dabs } = GROUNDS[name];
  const random = randomOf(`ground ${name}`);
  pen.fillStyle = colours[0];
  pen.fillRect(0, 0, 100, 100);
  for (const [count, size, alpha] of dabs) {
    // Dabs smaller than a pixel are not worth their time.
    if ((size * pixels) / 100 < 0.9) break;
    for (let i = 0; i < count; i++) {
      const [x, y] = [100 * random(), 100 * random()];
      const length = size * within(random, 0.6, 1.3);
      const slant = flow(x, y) + within(random, -0.4, 0.4);
      pen.fillStyle = tone(oneOf(random, colours), within(random, 0.84, 1.1), alpha);
      around(x, y, length, (u, v) => {
        pen.beginPath();
        pen.ellipse(u, v, length, length * 0.38, slant, 0, 2 * Math.PI);
        pen.fill();
      });
    }
  }
}

/** The way the brush went: it meets itself at the borders. */
function flow(x: number, y: number): number {
  const [u, v] = [(2 * Math.PI * x) / 100, (2 * Math.PI * y) / 100];
  return 0.5 + 0.9 * Math.sin(u + 1.3 * Math.sin(v)) * Math.cos(v + 0.7);
}

function paintGrain(pen: Pen): void {
  const random = randomOf('grain');
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, 100, 100);
  for (let i = 0; i < 1800; i++) {
    const [x, y, length] = [100 * random(), 100 * random(), within(random, 1, 5)];
    const grey = random() < 0.5 ? 255 : 30;
    pen.strokeStyle = `rgba(${grey},${grey},${Math.round(grey * 0.9)},${within(random, 0.05, 0.2)})`;
    pen.lineWidth = within(random, 0.2, 0.6);
    around(x, y, length, (u, v) => {
      pen.beginPath();
      pen.moveTo(u, v);
      pen.lineTo(u + length, v + length * 0.45);
      pen.stroke();
    });
  }
}

/** Once for each side over which something of this size comes back in. */
function around(x: number, y: number, size: number, paint: (x: number, y: number) => void): void {
  for (const u of [x - 100, x, x + 100]) {
    if (u < -size || u > 100 + size) continue;
    for (const v of [y - 100, y, y + 100]) if (v >= -size && v <= 100 + size) paint(u, v);
  }
}
