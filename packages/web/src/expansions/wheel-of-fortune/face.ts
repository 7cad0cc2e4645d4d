import type { TileSpec } from '@bastide/rules';
import type { FaceArt } from '../../art/face-art.ts';
import { at, type Point } from '../../art/geometry.ts';
import { wheelSign } from './wheel/wheel-sign.ts';

/** The board is four tiles wide; the rim of the wheel goes through the squares on the sides. */
export const WHEEL_RADIUS = 146;
const WHEEL_MIDDLE = 200;

/** A square of the board, by column and row; undefined for all other tiles. */
export function wheelSquare(spec: TileSpec): Point | undefined {
  const found = /^board-([0-3])([0-3])$/.exec(spec.name);
  return found === null ? undefined : at(Number(found[1]), Number(found[2]));
}

function cover(spec: TileSpec) {
  const square = wheelSquare(spec);
  if (square === undefined) return undefined;
  return { at: at(WHEEL_MIDDLE - 100 * square.x, WHEEL_MIDDLE - 100 * square.y), radius: WHEEL_RADIUS };
}

export const face: FaceArt = {
  marks: { wheel: { paint: ({ at: place, value }) => wheelSign(place, value) } },
  hubs: { wheel: { radius: 0, place: 'rim' } },
  cover,
};
