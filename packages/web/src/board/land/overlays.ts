import type { Answer } from '@bastide/rules';
import type { Overlay } from '../../expansions/table-extras.ts';
import { type Point, TILE } from '../camera/camera.ts';

/** Spots off the tiles that are drawn over them are places on the land. */
export function onOverlays(answers: readonly Answer[], overlays: readonly Overlay[]): readonly Answer[] {
  if (overlays.length === 0) return answers;
  return answers.map((answer) => {
    const { spot } = answer.target;
    const over = overlays.find((one) => one.spotAt(spot) !== undefined);
    return over === undefined ? answer : { ...answer, target: { ...answer.target, x: over.x, y: over.y } };
  });
}

/** Where the next figure on a spot stands, in board units; undefined if it is on no overlay. */
export function overlaySpot(overlays: readonly Overlay[], spot: string | number): Point | undefined {
  for (const overlay of overlays) {
    const at = overlay.spotAt(spot);
    if (at !== undefined) return onBoard(overlay, at);
  }
  return undefined;
}

export const onBoard = ({ x, y }: Overlay, at: Point): Point => ({ x: x * TILE + at.x, y: y * TILE + at.y });
