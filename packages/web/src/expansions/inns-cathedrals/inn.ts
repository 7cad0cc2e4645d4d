import { at, type Point } from '../../art/geometry.ts';
import { type Block, paintBlock, shadeBlock } from '../../art/paint/block.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { drawLine, fillDisc, type Pen } from '../../art/paint/pen.ts';
import { randomOf } from '../../art/paint/random.ts';
import { type Look, type Scenery, type Thing, together } from '../../art/paint/scenery.ts';
import { fillPath, propAt, strokePath } from '../../art/paint/sign.ts';
import { faded, tone } from '../../art/paint/tone.ts';

const POST = 'M-3.6.4V-12.6M-4.4-12H4';
const BOARD = 'M-2.8-11.4H5V-2.8L1.1-1L-2.8-2.8Z';
const MUG = 'M-1-8.2H2.6V-3.6H-1Z';
const HANDLE = 'M2.8-7.2H4V-4.8H2.8';
const FROTH = 'M-1.6-8.2A1.1 1.1 0 0 1-.4-9.8A1.5 1.5 0 0 1 2-9.8A1.1 1.1 0 0 1 3.2-8.2Z';

/** An inn by a pond, with its sign out by the road. */
export function innAt(middle: Point): Scenery {
  const { x, y } = middle;
  return together([
    { flat: (pen, look) => drawPond(pen, look, at(x + 1.6, y + 4)) },
    { things: BLOCKS.map((block, i) => houseOf({ ...block, x: x + block.x, y: y + block.y }, i)) },
    propAt(at(x - 7, y + 5.4), { half: 3.2, tall: 11 }, drawSign),
  ]);
}

const house = { hip: 0, roof: PALETTE.crops[1], wall: PALETTE.plaster[0] };
const BLOCKS: readonly Block[] = [
  { ...house, x: 1.4, y: -3.8, half: 7, deep: 3.6, angle: 0.08, tall: 5, rise: 4.6 },
  { ...house, x: 5.4, y: -1.2, half: 3.4, deep: 2.8, angle: 1.62, tall: 4.2, rise: 3.6 },
];

function houseOf(block: Block, i: number): Thing {
  return {
    foot: block.y,
    shade: (pen) => shadeBlock(pen, block),
    draw: (pen, look) => paintBlock(pen, block, look, 'house', randomOf(`inn ${i}`)),
  };
}

function drawPond(pen: Pen, { bold }: Look, pond: Point): void {
  const { x, y } = pond;
  fillDisc(pen, pond, 9.8, 5.6, PALETTE.bank);
  fillDisc(pen, pond, 8.9, 4.8, tone(PALETTE.water[2], 0.8));
  fillDisc(pen, at(x + 0.2, y + 0.3), 8.7, 4.5, PALETTE.water[0]);
  for (const [u, v] of [
    [-4, -1.2],
    [1.4, -0.2],
    [-1.6, 2],
    [3.8, 1.8],
  ])
    drawLine(
      pen,
      [at(x + u - 1.2, y + v), at(x + u, y + v - 0.4), at(x + u + 1.2, y + v)],
      0.45 * bold,
      faded(PALETTE.foam, 0.8),
    );
}

function drawSign(pen: Pen): void {
  pen.scale(0.8, 0.8);
  strokePath(pen, POST, tone(PALETTE.timber, 0.5), 1.5);
  strokePath(pen, POST, tone(PALETTE.timber, 1.2), 0.9);
  fillPath(pen, BOARD, PALETTE.flag, 0.7);
  strokePath(pen, BOARD, PALETTE.gold, 0.5);
  strokePath(pen, HANDLE, PALETTE.gold, 0.9);
  fillPath(pen, MUG, PALETTE.gold, 0.5);
  fillPath(pen, FROTH, PALETTE.parchment, 0.4);
}
