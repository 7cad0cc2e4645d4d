import type { Scenery, Site } from './scenery.ts';

export function wayScenery(_site: Site): Scenery {
  return {};
}
