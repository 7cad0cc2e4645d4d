import { city, field, monastery, road, type TileSpec, tile } from '../../tile/spec.ts';

export const goldMinesTiles: readonly TileSpec[] = [
  tile('two-curves', 1, road('NW'), road('ES'), field('NL WR'), field('ER SL'), field('NR EL SR WL'), { goldMine: 1 }),
  tile('corner-city-curve', 1, city('NW'), road('ES'), field('EL SR', { borders: [0] }), field('ER SL'), { goldMine: 1 }),
  tile('corner-city-monastery-curve', 1, city('NW'), road('ES'), field('EL SR', { borders: [0] }), field('ER SL'), monastery(), { goldMine: 1 }),
  // the road passes over the city on a bridge: one uninterrupted road N-S, one uninterrupted city W-E
  tile('through-city-under-road-bridge', 1, city('EW'), road('NS'), field('NL', { borders: [0] }), field('NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] }), { goldMine: 1 }),
  // neither road touches the monastery
  tile('monastery-two-curves', 1, road('NE'), road('SW'), field('NR EL'), field('SR WL'), field('NL ER SL WR'), monastery(), { goldMine: 1 }),
  // bridge: two crossing roads, neither interrupted
  tile('bridge', 1, road('NS'), road('EW'), field('NL WR'), field('NR EL'), field('ER SL'), field('SR WL'), { goldMine: 1 }),
  tile('corner-city-monastery', 1, city('NW'), field('EL ER SL SR', { borders: [0] }), monastery(), { goldMine: 1 }),
  tile('monastery-curve', 1, road('ES'), field('NL NR EL SR WL WR'), field('ER SL'), monastery(), { goldMine: 1 }),
];
