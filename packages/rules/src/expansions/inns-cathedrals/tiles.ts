import { city, field, garden, monastery, road, type TileSpec, tile } from '../../tile/spec.ts';

export const innsCathedralsTiles: readonly TileSpec[] = [
  tile('inn-curve', 1, road('SW', { inn: 1 }), field('NL NR EL ER SL WR'), field('SR WL')),
  tile('inn-straight-garden', 1, road('EW', { inn: 1 }), field('NL NR EL WR'), field('ER SL SR WL'), garden()),
  // crossroads without a village. New edition (Big Box 6 rule text): the inn belongs to BOTH horizontal roads (W and E), not to the S road.
  tile('inn-tee', 1, road('W', { ends: 'crossroads', inn: 1 }), road('E', { ends: 'crossroads', inn: 1 }), road('S', { ends: 'crossroads' }), field('NL NR EL WR'), field('ER SL'), field('SR WL')),
  // the monastery cuts the road in two and, with the roads, separates the fields
  tile('monastery-two-roads', 1, road('W', { ends: 'monastery' }), road('E', { ends: 'monastery' }), field('NL NR EL WR'), field('ER SL SR WL'), monastery()),
  tile('two-curves', 1, road('NW'), road('ES'), field('NL WR'), field('ER SL'), field('NR EL SR WL')),
  tile('corner-city-road-ccw', 1, city('NW'), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER SL SR', { borders: [0] })),
  // one-side city whose wall runs into the opposite corner (NE), so the N field ends there and is separate from E+S
  tile('city-wedge', 1, city('W'), field('NL NR', { borders: [0] }), field('EL ER SL SR', { borders: [0] })),
  // enclosed field in the middle touches no tile edge
  tile('four-cities-garden', 1, city('N'), city('E'), city('S'), city('W'), field('', { borders: [0, 1, 2, 3] }), garden()),
  // the two short stubs between village and city gates cannot be occupied; they only split the fields
  tile('village-two-cities', 1, city('N'), city('S'), road('W', { ends: 'village' }), road('E', { ends: 'village' }), field('WR', { borders: [0] }), field('EL', { borders: [0] }), field('ER', { borders: [1] }), field('WL', { borders: [1] })),
  tile('city-road-opposite', 1, city('N'), road('S', { ends: 'city' }), field('EL ER SL', { borders: [0] }), field('SR WL WR', { borders: [0] })),
  tile('cathedral', 2, city('NESW', { cathedral: 1 })),
  tile('corner-city-pennant-inn-curve', 1, city('NW', { pennant: 1 }), road('ES', { inn: 1 }), field('EL SR', { borders: [0] }), field('ER SL')),
  tile('city-inn-curve', 1, city('N'), road('SW', { inn: 1 }), field('EL ER SL WR', { borders: [0] }), field('SR WL')),
  tile('corner-city-inn-road', 1, city('NW'), road('S', { ends: 'city', inn: 1 }), field('SR', { borders: [0] }), field('EL ER SL', { borders: [0] })),
  tile('three-cities', 1, city('N'), city('E'), city('W'), field('SL SR', { borders: [0, 1, 2] })),
  tile('corner-city-pennant-plus-city', 1, city('NW', { pennant: 1 }), city('S'), field('EL ER', { borders: [0, 1] })),
  tile('through-city-pennant-two-roads', 1, city('EW', { pennant: 1 }), road('N', { ends: 'city' }), road('S', { ends: 'city' }), field('NL', { borders: [0] }), field('NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
];
