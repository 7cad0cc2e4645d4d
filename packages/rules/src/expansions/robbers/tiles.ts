import { city, field, garden, road, type TileSpec, tile } from '../../tile/spec.ts';

export const robbersTiles: readonly TileSpec[] = [
  tile('curve', 2, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'), { robber: 1 }),
  tile('tee', 1, road('W', { ends: 'village' }), road('E', { ends: 'village' }), road('S', { ends: 'village' }), field('NL NR EL WR'), field('ER SL'), field('SR WL'), { robber: 1 }),
  tile('city-garden', 1, city('N'), field('EL ER SL SR WL WR', { borders: [0] }), garden(), { robber: 1 }),
  tile('city-curve', 1, city('N'), road('ES'), field('EL SR WL WR', { borders: [0] }), field('ER SL'), { robber: 1 }),
  tile('straight', 2, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'), { robber: 1 }),
  // no pennant
  tile('through-city', 1, city('EW'), field('NL NR', { borders: [0] }), field('SL SR', { borders: [0] }), { robber: 1 }),
];
