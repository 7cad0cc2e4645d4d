import type { Picture } from '../../src/scene/picture.ts';
import { baseScenes } from './base.ts';
import { firstScenes, smallScenes } from './expansions.ts';
import { hillsWheelScenes } from './hills-wheel.ts';

/** Every picture of the rule book, made by playing it. */
export const allScenes: Readonly<Record<string, () => Picture>> = {
  ...baseScenes,
  ...firstScenes,
  ...smallScenes,
  ...hillsWheelScenes,
};
