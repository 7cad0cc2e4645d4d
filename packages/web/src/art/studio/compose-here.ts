import type { LandPicture, LandWanted } from './land.ts';
import { LandComposer } from './land-composer.ts';
import { bitmapNow } from './painted.ts';

export { painted } from './painted.ts';

let composer: LandComposer | undefined;

/** Paints the land in the page itself, where there is no worker that can. */
export function composeHere(
  land: LandWanted,
  pause: () => Promise<unknown>,
  show: (picture: LandPicture) => void,
  done: (number: number) => void,
): void {
  composer ??= new LandComposer({ paint: bitmapNow, pause, show, done });
  void composer.want(land);
}
