import { city, field, monastery, road, type TileSpec, tile } from '@bastide/rules/expansion';

const sign = { festival: 1 };

/** FS1: ten tiles with the sign. */
export const festivalTiles: readonly TileSpec[] = [
  tile('road', 1, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'), sign),
  tile('curve', 2, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'), sign),
  tile('village', 1, road('W', { ends: 'village' }), road('E', { ends: 'village' }), road('S', { ends: 'village' }), field('NL NR EL WR'), field('ER SL'), field('SR WL'), sign),
  tile('city', 1, city('N'), field('EL ER SL SR WL WR', { borders: [0] }), sign),
  tile('city-road', 1, city('N'), road('EW'), field('EL WR', { borders: [0] }), field('ER SL SR WL'), sign),
  tile('city-corner', 1, city('NE'), field('SL SR WL WR', { borders: [0] }), sign),
  tile('city-corner-road', 1, city('NW'), road('ES'), field('EL SR', { borders: [0] }), field('ER SL'), sign),
  tile('two-cities', 1, city('N'), city('S'), field('EL ER WL WR', { borders: [0, 1] }), sign),
  tile('monastery', 1, field('NL NR EL ER SL SR WL WR'), monastery(), sign),
];
