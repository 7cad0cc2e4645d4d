import { city, field, garden, monastery, road, type TileSpec, tile } from '../../tile/spec.ts';

export const hillsSheepTiles: readonly TileSpec[] = [
  tile('hill-city-curve-WS', 1, city('N'), road('SW'), field('EL ER SL WR', { borders: [0] }), field('SR WL'), { hill: 1 }),
  tile('hill-city-curve-ES', 1, city('N'), road('ES'), field('EL SR WL WR', { borders: [0] }), field('ER SL'), { hill: 1 }),
  tile('hill-city-road', 1, city('N'), road('S', { ends: 'city' }), field('EL ER SL', { borders: [0] }), field('SR WL WR', { borders: [0] }), { hill: 1 }),
  tile('hill-corner-city', 1, city('NW'), field('EL ER SL SR', { borders: [0] }), { hill: 1 }),
  // the village cuts the road in two separate roads
  tile('hill-two-roads-corner-garden', 1, road('W', { ends: 'village' }), road('S', { ends: 'village' }), field('NL NR EL ER SL WR'), field('SR WL'), garden(), { hill: 1 }),
  // the village cuts the road in two separate roads
  tile('hill-two-roads-straight', 1, road('N', { ends: 'village' }), road('S', { ends: 'village' }), field('NR EL ER SL'), field('NL SR WL WR'), { hill: 1 }),
  tile('hill-two-opposite-cities', 1, city('N'), city('S'), field('EL ER WL WR', { borders: [0, 1] }), { hill: 1 }),
  tile('hill-two-adjacent-cities', 1, city('N'), city('W'), field('EL ER SL SR', { borders: [0, 1] }), { hill: 1 }),
  tile('monastery-city-curve', 1, city('N'), road('ES'), field('EL SR WL WR', { borders: [0] }), field('ER SL'), monastery()),
  tile('monastery-road-curve', 1, road('NE'), road('S', { ends: 'monastery' }), field('NR EL'), field('NL ER SL SR WL WR'), monastery()),
  // HS8: the city narrows to a point in the middle of the W edge, which is a field edge between two fields
  tile('vineyard-city-spike', 2, city('E'), field('NL NR WR', { borders: [0] }), field('SL SR WL', { borders: [0] }), { vineyard: 1 }),
  // HS8: the two cities share the N edge
  tile('vineyard-two-cities-shared-edge', 2, city('W', { halves: 'NL' }), city('E', { halves: 'NR' }), field('SL SR', { borders: [0, 1] }), { vineyard: 1 }),
  tile('vineyard-corner-city', 1, city('NW'), field('EL ER SL SR', { borders: [0] }), { vineyard: 1 }),
  // the road ends at the N city
  tile('vineyard-two-adjacent-cities-road', 1, city('N'), city('W'), road('S', { ends: 'city' }), field('SR', { borders: [0, 1] }), field('EL ER SL', { borders: [0] }), { vineyard: 1 }),
  // the walls meet in the middle: neither the fields nor the cities are connected
  tile('vineyard-two-cities-split-fields', 1, city('W'), city('E'), field('NL NR', { borders: [0, 1] }), field('SL SR', { borders: [0, 1] }), { vineyard: 1 }),
  // the S road ends at the village, which does not touch the W-E road: one field south of it
  tile('vineyard-straight-and-road', 1, road('EW'), road('S', { ends: 'village' }), field('NL NR EL WR'), field('ER SL SR WL'), { vineyard: 1 }),
];
