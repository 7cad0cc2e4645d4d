import type { TileSpec } from '@bastide/rules';
import { at, type Point } from '../../geometry.ts';
import { turnedLayout } from '../../place.ts';
import { inBlueLight } from '../dusk.ts';
import { PALETTE } from '../palette.ts';
import { newPen, type Pen } from '../pen.ts';
import type { Look } from '../scenery.ts';
import { paintTower, shadeTower, type Tower } from './tower.ts';

/** Where a wall ends on the border of a tile, and the place of its city. */
export interface Corner {
  readonly at: Point;
  readonly city: number;
}

/** Walls end in corners, seldom in the middle of an edge. Each place is given once for each of the tile's cities. */
export function cornersOf(spec: TileSpec, rot: number): Corner[] {
  const corners: Corner[] = [];
  for (const { city, line } of turnedLayout(spec, rot).walls) {
    for (const end of [line[0], line[line.length - 1]]) {
      const point = at(Math.round(end.x), Math.round(end.y));
      const isKnown = corners.some(
        (one) => one.city === city && one.at.x === point.x && one.at.y === point.y,
      );
      if (!isKnown) corners.push({ at: point, city });
    }
  }
  return corners;
}

/** The tower on a corner. A face has its own part of it; the land paints it whole, once, over the tiles that meet there. */
export const cornerTower = (point: Point, isClosed: boolean): Tower => ({
  at: point,
  radius: 3.6,
  tall: 8.6,
  roof: isClosed ? PALETTE.closedRoof : undefined,
});

/** Paints it whole about (0, 0), in the units of a tile, over the tiles that meet there; `look.glow` only tells that it is dusk. */
export function paintCorner(pen: Pen, look: Look, isClosed = false): void {
  const tower = cornerTower(at(0, 0), isClosed);
  pen.save();
  pen.globalAlpha = 0.2;
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = PALETTE.shadow;
  shadeTower(pen, tower);
  pen.restore();
  if (look.glow === undefined) paintTower(pen, tower, look);
  else pen.drawImage(inDusk(tower, look), -REACH, -UP, 2 * REACH, UP + REACH);
}

/** How far the tower reaches from its foot, with its roof. */
const REACH = 8;
const UP = 24;

/** The tower in the blue light of the faces around it. */
function inDusk(tower: Tower, look: Look): CanvasImageSource {
  const scale = look.pixels / 100;
  const [width, height] = [2 * REACH, UP + REACH].map((units) => Math.ceil(units * scale));
  const day = newPen(width, height);
  day.scale(width / (2 * REACH), height / (UP + REACH));
  day.translate(REACH, UP);
  paintTower(day, tower, { ...look, glow: undefined });
  const dusk = newPen(width, height);
  dusk.drawImage(day.canvas, 0, 0);
  inBlueLight(dusk, width, height);
  dusk.globalCompositeOperation = 'destination-in';
  dusk.drawImage(day.canvas, 0, 0);
  return dusk.canvas;
}
