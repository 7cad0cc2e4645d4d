import { city, field, garden, road, type TileSpec, tile } from '../../tile/spec.ts';

export const mageWitchTiles: readonly TileSpec[] = [
  tile('city-tee', 1, city('N'), road('W', { ends: 'crossroads' }), road('E', { ends: 'crossroads' }), road('S', { ends: 'crossroads' }), field('EL WR', { borders: [0] }), field('ER SL'), field('SR WL'), { magic: 1 }),
  // the road from S ends at the E city
  tile('three-cities-road', 1, city('W'), city('N'), city('E'), road('S', { ends: 'city' }), field('SR', { borders: [0, 1, 2] }), field('SL', { borders: [2] }), { magic: 1 }),
  tile('three-side-city-road', 1, city('NEW'), road('S', { ends: 'city' }), field('SL', { borders: [0] }), field('SR', { borders: [0] }), { magic: 1 }),
  tile('two-opposite-cities', 1, city('W'), city('E'), field('NL NR SL SR', { borders: [0, 1] }), { magic: 1 }),
  tile('two-adjacent-cities-curve-garden', 1, city('N'), city('W'), road('ES'), field('EL SR', { borders: [0, 1] }), field('ER SL'), garden(), { magic: 1 }),
  tile('corner-city-curve', 1, city('NW'), road('ES'), field('EL SR', { borders: [0] }), field('ER SL'), { magic: 1 }),
  tile('through-city-two-roads', 1, city('EW'), road('N', { ends: 'city' }), road('S', { ends: 'city' }), field('NL', { borders: [0] }), field('NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] }), { magic: 1 }),
  tile('city-road-and-curve', 1, city('N'), road('E', { ends: 'city' }), road('SW'), field('EL', { borders: [0] }), field('ER SL WR', { borders: [0] }), field('SR WL'), { magic: 1 }),
];
