import type { Picture } from '../../src/still/picture.ts';
import { baseScenes } from './base.ts';
import { hillsWheelScenes } from './hills-wheel.ts';
import { firstScenes } from './large-sets.ts';
import { smallScenes } from './small-sets.ts';

/** Every picture of the rule book, made by playing it. */
export const allScenes: Readonly<Record<string, () => Picture>> = {
  ...baseScenes,
  ...firstScenes,
  ...smallScenes,
  ...hillsWheelScenes,
};
