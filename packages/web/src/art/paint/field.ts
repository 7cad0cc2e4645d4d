import type { Scenery, Site } from './scenery.ts';

export function fieldScenery(_site: Site): Scenery {
  return {};
}
