import type { Scenery, Site } from './scenery.ts';

export function waterScenery(_site: Site): Scenery {
  return {};
}
