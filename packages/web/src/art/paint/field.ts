import { turn } from '../geometry.ts';
import { type Estate, estateOf, type Small } from './country/estate.ts';
import { paintParcel, paintSward } from './country/parcel.ts';
import type { Patch } from './country/patch.ts';
import { flockOf, paintFlowers, paintMeadow, paintPond } from './country/small.ts';
import { treeThing } from './country/tree.ts';
import { PALETTE } from './palette.ts';
import type { Scenery, Site } from './scenery.ts';
import { strokeAll } from './strip.ts';

/** What grows and grazes in the fields of a tile. */
export function fieldScenery(site: Site): Scenery {
  const estate = turnedEstate(estateOf(site.spec, site.random('fields')), site.rot / 90);
  return {
    flat: (pen, look) => {
      for (const meadow of estate.meadows) paintMeadow(pen, look, meadow);
      for (const sward of estate.swards) paintSward(pen, sward, PALETTE.meadow[1]);
      for (const parcel of estate.parcels) paintParcel(pen, look, parcel);
      // What grows low between the bushes makes one hedge of them.
      strokeAll(pen, estate.hedges, 2.2, PALETTE.hedge);
      for (const pond of estate.ponds) paintPond(pen, look, pond);
      for (const flowers of estate.flowers) paintFlowers(pen, look, flowers);
    },
    things: [...estate.trees.map(treeThing), ...estate.flocks.flatMap(flockOf)],
  };
}

export function turnedEstate(estate: Estate, quarters: number): Estate {
  const put = <Thing extends { readonly at: Small['at'] }>(things: readonly Thing[]): Thing[] =>
    things.map((thing) => ({ ...thing, at: turn(thing.at, quarters) }));
  const patch = (rows: Patch): Patch => rows.map((row) => row.map((point) => turn(point, quarters)));
  return {
    parcels: estate.parcels.map((parcel) => ({ ...parcel, patch: patch(parcel.patch) })),
    swards: estate.swards.map(patch),
    hedges: patch(estate.hedges),
    trees: put(estate.trees),
    ponds: put(estate.ponds),
    flocks: put(estate.flocks),
    flowers: put(estate.flowers),
    meadows: put(estate.meadows),
  };
}
