import { layoutOf } from '../tile/layout.ts';
import { GARDEN_FORMS, GARDEN_REACH, type Garden, gardenThings, paintGarden } from './building/garden.ts';
import { FULL_REACH, type Monastery, monasteryThings, paintGrounds } from './building/monastery.ts';
import { MONASTERY_FORMS } from './building/monastery-form.ts';
import { reachOf } from './building/reach.ts';
import { toBorder } from './country/room.ts';
import { oneOf } from './random.ts';
import { type Scenery, type Site, together } from './scenery.ts';

/** The monastery and the garden of a tile. */
export function centreScenery(site: Site): Scenery {
  return together(
    site.layout.centres.map(({ kind }, index) =>
      kind === 'garden' ? gardenScenery(site, index) : monasteryScenery(site, index),
    ),
  );
}

function monasteryScenery(site: Site, index: number): Scenery {
  const { at, place } = site.layout.centres[index];
  const monastery: Monastery = {
    at,
    scale: reachOf(site.spec, index) / FULL_REACH,
    // The nearest border decides, so that no turn of the tile changes the building.
    tallest: toBorder(layoutOf(site.spec).centres[index].at) - 3,
    form: oneOf(site.random('monastery'), MONASTERY_FORMS),
    isClosed: site.closed[place] ?? false,
  };
  return { flat: (pen, look) => paintGrounds(pen, look, monastery), things: monasteryThings(monastery) };
}

function gardenScenery(site: Site, index: number): Scenery {
  const { at, place } = site.layout.centres[index];
  const garden: Garden = {
    at,
    scale: reachOf(site.spec, index) / GARDEN_REACH,
    form: oneOf(site.random('garden'), GARDEN_FORMS),
    isClosed: site.closed[place] ?? false,
  };
  return {
    flat: (pen, look) => paintGarden(pen, look, garden, site.random('beds')),
    things: gardenThings(garden),
  };
}
