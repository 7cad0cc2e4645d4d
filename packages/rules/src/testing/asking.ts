import { readSegment } from '../game/notation.ts';
import { whyNot } from '../index.ts';
import { placeOf } from '../tile/segment.ts';
import type { Scene } from './scene.ts';

/** Why the tile in hand can't lie there: `edge G4`. */
export function whyHere({ game }: Scene, x: number, y: number, rot?: number): string[] {
  return whyNot(game, { x, y, rot }).map(({ code, rule }) => `${code} ${rule}`);
}

/** Why the segment named by `on` can't be chosen, with a figure or with any. */
export function whyOn({ game }: Scene, x: number, y: number, on: string, figure?: string): string[] {
  const segment = readSegment(game.board, game.board.land.slotAt(x, y), on);
  if (segment < 0) throw new Error(`no ${on} at ${x},${y}`);
  return whyNot(game, { x, y, place: placeOf(segment), figure }).map(({ code, rule }) => `${code} ${rule}`);
}

/** Why a spot off the land can't be chosen. */
export function whySpot({ game }: Scene, spot: string | number, figure?: string): string[] {
  return whyNot(game, { spot, figure }).map(({ code, rule }) => `${code} ${rule}`);
}
