import { city, field, monastery, road, type TileSpec, tile } from '../../tile/spec.ts';

export const wheelOfFortuneTiles: readonly TileSpec[] = [
  tile('three-cities', 1, city('N'), city('E'), city('S'), field('WL WR', { borders: [0, 1, 2] })),
  tile('corner-city-road-W', 1, city('NE'), road('W', { ends: 'city' }), field('WR', { borders: [0] }), field('SL SR WL', { borders: [0] })),
  tile('corner-city-road-S', 1, city('NE'), road('S', { ends: 'city' }), field('SL', { borders: [0] }), field('SR WL WR', { borders: [0] })),
  tile('city-road-W', 1, city('N'), road('W', { ends: 'city' }), field('WR', { borders: [0] }), field('EL ER SL SR WL', { borders: [0] })),
  tile('city-road-S', 1, city('N'), road('S', { ends: 'city' }), field('EL ER SL', { borders: [0] }), field('SR WL WR', { borders: [0] })),
  tile('city-road-E', 1, city('N'), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER SL SR WL WR', { borders: [0] })),
  // same face as the base start tile
  tile('city-straight', 1, city('N'), road('EW'), field('EL WR', { borders: [0] }), field('ER SL SR WL')),
  tile('city-road-and-curve', 1, city('N'), road('W', { ends: 'city' }), road('ES'), field('WR', { borders: [0] }), field('EL SR WL', { borders: [0] }), field('ER SL')),
  tile('curve-wheel', 1, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'), { wheel: 3 }),
  tile('monastery-two-roads', 1, road('W', { ends: 'monastery' }), road('E', { ends: 'monastery' }), field('NL NR EL WR'), field('ER SL SR WL'), monastery()),
  tile('straight-wheel', 1, road('EW'), field('NL NR EL WR'), field('ER SL SR WL'), { wheel: 1 }),
  tile('two-curves-wheel', 1, road('NW'), road('ES'), field('NL WR'), field('ER SL'), field('NR EL SR WL'), { wheel: 1 }),
];
