import { distance, minus, type Point } from '../geometry.ts';
import { PALETTE } from './palette.ts';
import { fillShape } from './pen.ts';
import type { Scenery, Site } from './scenery.ts';
import { tone } from './tone.ts';
import { type Pool, paintPool, paintPoolBank, paintPoolRipples, poolOf, rocksOf } from './water/pool.ts';
import { DEPTHS, paintBanks, paintRipples, paintRivers } from './water/river.ts';

/** Rivers with the spring and the lake at their ends, and ground that belongs to no segment. */
export function waterScenery(site: Site): Scenery {
  const { layout, rot } = site;
  const hubs = layout.hubs.filter(({ kind }) => kind === 'source' || kind === 'lake');
  const pools = hubs.map((hub) => poolOf(hub, site.random('shore')));
  const rivers = layout.ways.filter(({ river }) => river);
  const lines = rivers.map(({ line }) => line.filter((point) => !pools.some((pool) => isDeep(pool, point))));
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

/** Where a river has become one with the pool in which it ends. */
const isDeep = ({ at, radius }: Pool, point: Point): boolean => distance(at, point) < radius * 0.7;
