import { minus } from '../geometry.ts';
import { PALETTE } from './palette.ts';
import { fillShape } from './pen.ts';
import type { Scenery, Site } from './scenery.ts';
import { tone } from './tone.ts';
import { paintPool, paintPoolBank, paintPoolRipples, poolOf, rocksOf } from './water/pool.ts';
import { DEPTHS, paintBanks, paintRipples, paintRivers } from './water/river.ts';

/** Rivers with the spring and the lake at their ends, and ground that belongs to no segment. */
export function waterScenery(site: Site): Scenery {
  const { layout, rot } = site;
  const lines = layout.ways.filter(({ river }) => river).map(({ line }) => line);
  const hubs = layout.hubs.filter(({ kind }) => kind === 'source' || kind === 'lake');
  const pools = hubs.map((hub) => poolOf(hub, site.random('shore')));
  if (lines.length + pools.length + layout.voids.length === 0) return {};
  const springs = hubs.flatMap((hub, i) => (hub.kind === 'source' ? [{ hub, pool: pools[i] }] : []));
  return {
    flat: (pen, look) => {
      for (const area of layout.voids) fillShape(pen, area, tone(PALETTE.meadow[0], 1, 0.6));
      paintBanks(pen, look, lines, site.random('banks'));
      for (const pool of pools) paintPoolBank(pen, pool, rot / 90);
      for (const [inset, colour] of DEPTHS) {
        paintRivers(pen, lines, inset, colour);
        for (const pool of pools) paintPool(pen, pool, rot / 90, inset, colour);
      }
      if (!look.fine) return;
      paintRipples(pen, lines, site.random('ripples'));
      for (const pool of pools) paintPoolRipples(pen, pool, site.random('pool'));
    },
    things: springs.flatMap(({ hub, pool }) => {
      const river = layout.ways.find(({ place }) => hub.roads.includes(place));
      const away = river === undefined ? minus(pool.at, pool.at) : minus(hub.at, river.line[0]);
      return rocksOf(pool, away, site.random('rocks'));
    }),
  };
}
