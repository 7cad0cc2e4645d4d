import type { Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import { type Random, randomOf, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { tone } from '../tone.ts';

export interface Tree {
  readonly at: Point;
  readonly radius: number;
  readonly kind: 'round' | 'poplar' | 'fruit' | 'bush';
  readonly seed: number;
}

/** How far the crown reaches beside and above its foot, in radii; how many boughs bulge out of it, how wide the trunk is. */
const FORMS = {
  round: { wide: 1, high: 0.96, lift: 1.12, shadow: 1.3, boughs: 6, trunk: 0.34 },
  poplar: { wide: 0.6, high: 1.75, lift: 1.9, shadow: 1.7, boughs: 0, trunk: 0.26 },
  fruit: { wide: 1, high: 0.92, lift: 1, shadow: 1.2, boughs: 5, trunk: 0.3 },
  bush: { wide: 1.08, high: 0.86, lift: 0.45, shadow: 1, boughs: 0, trunk: 0 },
} as const;

/** How far a tree or its shadow reaches from its foot: neither may leave the tile, whichever way that is turned. */
export const reachOf = ({ kind, radius }: Pick<Tree, 'kind' | 'radius'>): number =>
  radius * Math.max(2.5, 1.15 * (FORMS[kind].lift + FORMS[kind].high)) + 0.4;

const FRUIT = '#d8503a';

export function treeThing(tree: Tree): Thing {
  return {
    foot: tree.at.y,
    shade: (pen) => shadeTree(pen, tree),
    draw: (pen, look) => drawTree(pen, look, tree),
  };
}

function shadeTree(pen: Pen, { at: { x, y }, radius, kind }: Tree): void {
  const { shadow } = FORMS[kind];
  pen.beginPath();
  pen.ellipse(x + radius * shadow * 0.72, y + radius * 0.34, radius * shadow, radius * 0.6, 0.32, 0, 7);
  pen.fill();
}

/** A trunk, a dark crown, then dabs of foliage that grow lighter towards the sun. */
function drawTree(pen: Pen, look: Look, { at: { x, y }, radius, kind, seed }: Tree): void {
  const { wide, high, lift, boughs, trunk } = FORMS[kind];
  const random = randomOf(`tree ${seed}`);
  const [dark, middle, light] = PALETTE.trees[Math.floor(random() * PALETTE.trees.length)];
  const grown = radius * (look.pixels < 110 ? 1.15 : 1);
  const crown = { x, y: y - grown * lift, wide: grown * wide, high: grown * high };
  if (look.glow !== undefined) fillDisc(look.glow, crown, crown.wide, crown.high, '#000');
  if (look.fine) {
    pen.fillStyle = PALETTE.timber;
    pen.fillRect(x - (grown * trunk) / 2, crown.y, grown * trunk, y - crown.y + 0.2);
  }
  fillCrown(pen, crown, look.fine ? boughs : 0, tone(dark, within(random, 0.94, 1.02)), random);
  const count = Math.max(3, Math.round((look.fine ? 8 : 4) * Math.min(1, radius / 2.6)));
  for (const [colour, spread, size, shift] of [
    [middle, 0.7, 0.36, 0.12],
    [light, 0.5, 0.23, 0.33],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const { dx, dy } = inDisc(random);
      pen.fillStyle = tone(colour, within(random, 0.9, 1.14), 0.92);
      pen.beginPath();
      pen.ellipse(
        crown.x + (dx * spread - shift) * crown.wide,
        crown.y + (dy * spread - shift) * crown.high,
        grown * size,
        grown * size * 0.8,
        -0.5,
        0,
        7,
      );
      pen.fill();
    }
  }
  if (kind === 'fruit' && look.fine) {
    for (let i = 0; i < 5; i++) {
      const { dx, dy } = inDisc(random);
      fillDisc(pen, { x: crown.x + dx * grown * 0.7, y: crown.y + dy * grown * 0.7 }, 0.34, 0.34, FRUIT);
    }
  }
}

interface Crown extends Point {
  readonly wide: number;
  readonly high: number;
}

/** Round, or with boughs that bulge out of it, never farther than it is wide. */
function fillCrown(
  pen: Pen,
  { x, y, wide, high }: Crown,
  boughs: number,
  colour: string,
  random: Random,
): void {
  const start = 6 * random();
  pen.fillStyle = colour;
  pen.beginPath();
  const core = boughs === 0 ? 1 : 0.8;
  pen.ellipse(x, y, wide * core, high * core, 0, 0, 7);
  for (let i = 0; i < boughs; i++) {
    const angle = start + (i * 2 * Math.PI) / boughs;
    const size = within(random, 0.34, 0.46);
    const [u, v] = [x + (1 - size) * wide * Math.cos(angle), y + (1 - size) * high * Math.sin(angle)];
    pen.moveTo(u + size * wide, v);
    pen.ellipse(u, v, size * wide, size * high, 0, 0, 7);
  }
  pen.fill();
}

function inDisc(random: Random): { dx: number; dy: number } {
  const [angle, far] = [2 * Math.PI * random(), Math.sqrt(random())];
  return { dx: Math.cos(angle) * far, dy: Math.sin(angle) * far };
}
