import { areasOf } from '../tile/plan.ts';
import { farmOf, paintYard } from './building/farm.ts';
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
      for (const { kind, at } of layout.hubs) if (kind === 'farmhouse') paintYard(pen, at);
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
    return hub.kind === 'farmhouse' ? farmOf(hub.at) : [];
  });
}
