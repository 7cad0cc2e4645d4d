import { areasOf } from '../tile/plan.ts';
import { houseThing } from './building/house.ts';
import { PALETTE } from './palette.ts';
import { bridgesOf, bridgeThing } from './road/bridge.ts';
import { crossThing, hamletOf, paintPlace, wellThing } from './road/place.ts';
import { paintLanes, paintRoads } from './road/road.ts';
import { waysideOf } from './road/wayside.ts';
import type { Scenery, Site, Thing } from './scenery.ts';

/** Roads, what stands beside them and where they end. */
export function wayScenery(site: Site): Scenery {
  const { layout, spec, closed } = site;
  const roads = layout.ways.filter(({ river }) => !river);
  const lines = roads.map(({ line }) => line);
  const places = layout.hubs.filter(({ kind }) => kind === 'village' || kind === 'crossroads');
  const bridges = bridgesOf(layout, areasOf(spec, layout, 'city'));
  return {
    flat: (pen, look) => {
      paintLanes(pen, look, layout.lanes);
      paintRoads(pen, look, lines, site.random('roads'));
      for (const { at } of places) paintPlace(pen, look, at, site.random('place'));
    },
    things: [
      ...bridges.map(bridgeThing),
      ...roads.flatMap((road) =>
        waysideOf(road, layout, site.random(`wayside ${road.place}`), closed[road.place]),
      ),
      ...hubThings(site),
    ],
  };
}

function hubThings({ layout, random }: Site): Thing[] {
  return layout.hubs.flatMap((hub): Thing[] => {
    const chance = random(`hub ${hub.kind}`);
    if (hub.kind === 'crossroads') return [crossThing(hub.at)];
    if (hub.kind === 'village')
      return [chance() < 0.5 ? wellThing(hub.at) : crossThing(hub.at), ...hamletOf(hub, layout, chance)];
    if (hub.kind !== 'farmhouse') return [];
    return [
      houseThing({
        at: hub.at,
        angle: 0.12,
        long: 5,
        deep: 3.3,
        height: 3.4,
        rise: 3.8,
        roof: PALETTE.thatch[0],
        wall: PALETTE.plaster[0],
        seed: 3,
      }),
    ];
  });
}
