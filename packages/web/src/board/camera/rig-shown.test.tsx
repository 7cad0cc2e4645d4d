import { expect, test, vi } from 'vitest';
import { inSight } from './framing.ts';
import { Rig } from './rig.ts';
import type { Sight } from './sight.ts';

const PANE = { width: 922, height: 748 };
/** Far from the middle: where a tile is a little larger than reckoned, it is cut off there. */
const FAR = { x: 9, y: -4 };

const SIGHT: Sight = {
  tiles: [{ x: 0, y: 0 }],
  last: { x: 0, y: 0 },
  places: [FAR],
  part: undefined,
  isFinger: false,
};

function rigOver(sight: Sight): Rig {
  const sheet = document.createElement('div');
  // What shifts it meanwhile is of no interest here.
  vi.spyOn(sheet, 'animate').mockImplementation(() => ({ pause() {}, cancel() {} }) as Animation);
  const rig = new Rig(sheet, () => {});
  rig.motion = false;
  rig.resize(PANE);
  rig.look(sight, 'grown');
  return rig;
}

test.each([0.71, 0.77, 0.83, 0.89])(
  'what is shown after a hand has zoomed by %s is seen whole, at rest',
  (factor) => {
    vi.useFakeTimers();
    const rig = rigOver(SIGHT);
    rig.zoom(factor, { x: 700, y: 300 });
    vi.runAllTimers();
    rig.show(FAR);
    expect(inSight([FAR], rig.camera, rig.size, 1 / rig.camera.zoom)).toBe(true);
    vi.useRealTimers();
  },
);

test.each([0.71, 0.77, 0.83, 0.89])('and after a step of %s by a button', (factor) => {
  const rig = rigOver(SIGHT);
  rig.step(factor);
  rig.show(FAR);
  expect(inSight([FAR], rig.camera, rig.size, 1 / rig.camera.zoom)).toBe(true);
});
