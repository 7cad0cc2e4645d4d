import { city, field, road, type TileSpec, tile } from '../../tile/spec.ts';

export const ferriesTiles: readonly TileSpec[] = [
  tile('city-tee', 3, city('N'), road('W', { ends: 'ferry-lake' }), road('E', { ends: 'ferry-lake' }), road('S', { ends: 'ferry-lake' }), field('EL WR', { borders: [0] }), field('ER SL'), field('SR WL'), { ferry: 1 }),
  tile('tee', 4, road('W', { ends: 'ferry-lake' }), road('E', { ends: 'ferry-lake' }), road('S', { ends: 'ferry-lake' }), field('NL NR EL WR'), field('ER SL'), field('SR WL'), { ferry: 1 }),
  tile('cross', 1, road('N', { ends: 'ferry-lake' }), road('E', { ends: 'ferry-lake' }), road('S', { ends: 'ferry-lake' }), road('W', { ends: 'ferry-lake' }), field('NL WR'), field('NR EL'), field('ER SL'), field('SR WL'), { ferry: 1 }),
];
