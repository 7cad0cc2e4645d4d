import { city, field, monastery, river, road, type TileSpec, tile } from '../../tile/spec.ts';

export const riverBb5Tiles: readonly TileSpec[] = [
  tile('source', 1, river('S', { ends: 'source' }), field('NL NR EL ER SL SR WL WR')),
  // always placed last
  tile('lake', 1, river('N', { ends: 'lake' }), field('NL NR EL ER SL SR WL WR')),
  tile('city-curve', 1, city('NE'), river('SW'), field('SL WR', { borders: [0] }), field('SR WL')),
  // the road crosses the river on a bridge and ends at the city gate
  tile(
    'city-road',
    1,
    city('N'),
    road('S', { ends: 'city' }),
    river('EW'),
    field('WR', { borders: [0] }),
    field('EL', { borders: [0] }),
    field('ER SL'),
    field('SR WL'),
  ),
  tile(
    'city-city',
    1,
    city('N'),
    city('S'),
    river('EW'),
    field('EL WR', { borders: [0] }),
    field('ER WL', { borders: [1] }),
  ),
  // vineyard printed on the outer (large) bank
  tile('curve-vineyard', 2, river('SW'), field('NL NR EL ER SL WR'), field('SR WL'), { vineyard: 1 }),
  // the road crosses the river on a bridge and ends at the monastery; the field north of the river is one piece
  tile(
    'monastery-road',
    1,
    road('S', { ends: 'monastery' }),
    river('EW'),
    field('NL NR EL WR'),
    field('ER SL'),
    field('SR WL'),
    monastery(),
  ),
  tile('curve-roadcurve', 1, road('NE'), river('SW'), field('NR EL'), field('NL ER SL WR'), field('SR WL')),
  // road runs straight over a bridge; it is one uninterrupted road
  tile(
    'road-bridge',
    1,
    road('EW'),
    river('NS'),
    field('NL WR'),
    field('NR EL'),
    field('ER SL'),
    field('SR WL'),
  ),
  // one sheep, on one bank only
  tile('straight-sheep-a', 1, river('EW'), field('NL NR EL WR'), field('ER SL SR WL', { sheep: 1 })),
  // one sheep, on one bank only
  tile('straight-sheep-b', 1, river('EW'), field('NL NR EL WR', { sheep: 1 }), field('ER SL SR WL')),
];
