import type { Scenery, Site } from './scenery.ts';

export function cityScenery(_site: Site): Scenery {
  return {};
}
