import type { Scenery, Site } from './scenery.ts';

export function markScenery(_site: Site): Scenery {
  return {};
}
