import { city, field, garden, monastery, road, type TileSpec, tile } from '../../tile/spec.ts';

export const tradersBuildersTiles: readonly TileSpec[] = [
  tile('city-road-side', 1, city('N'), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER SL SR WL WR', { borders: [0] })),
  // bridge: two crossing roads, neither interrupted; four fields
  tile('bridge', 1, road('NS'), road('EW'), field('NL WR'), field('NR EL'), field('ER SL'), field('SR WL')),
  // road S runs under the bridge to the city gate; road W runs over the bridge and ends at the farmhouse; three fields, the E one goes round the farmhouse
  tile('city-bridge-farmhouse', 1, city('N'), road('S', { ends: 'city' }), road('W', { ends: 'farmhouse' }), field('WR', { borders: [0] }), field('SR WL'), field('EL ER SL', { borders: [0] })),
  tile('corner-city-grain-road-city', 1, city('NW', { wheat: 1 }), city('S'), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER', { borders: [0, 1] })),
  tile('through-city-grain-road', 1, city('EW', { wheat: 1 }), road('S', { ends: 'city' }), field('NL NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  tile('corner-city-grain-road', 1, city('NW', { wheat: 1 }), road('S', { ends: 'city' }), field('SR', { borders: [0] }), field('EL ER SL', { borders: [0] })),
  tile('corner-city-grain', 1, city('NW', { wheat: 1 }), field('EL ER SL SR', { borders: [0] })),
  tile('three-side-city-grain', 1, city('NEW', { wheat: 1 }), field('SL SR', { borders: [0] })),
  // the wall reaches the SE corner: the E field is cut off from the S fields
  tile('corner-city-grain-road-split', 1, city('NW', { wheat: 1 }), road('S', { ends: 'city' }), field('EL ER', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  tile('monastery-three-roads', 1, road('W', { ends: 'monastery' }), road('E', { ends: 'monastery' }), road('S', { ends: 'monastery' }), field('NL NR EL WR'), field('ER SL'), field('SR WL'), monastery()),
  tile('corner-city-cloth-road-garden', 1, city('NE', { cloth: 1 }), road('S', { ends: 'city' }), field('SL', { borders: [0] }), field('SR WL WR', { borders: [0] }), garden()),
  tile('corner-city-cloth-road-city', 1, city('NW', { cloth: 1 }), city('S'), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER', { borders: [0, 1] })),
  // three separate city pieces; enclosed field in the middle may hold a farmer
  tile('corner-city-cloth-two-cities', 1, city('NW', { cloth: 1 }), city('E'), city('S'), field('', { borders: [0, 1, 2] })),
  // enclosed field between the two cities
  tile('through-city-cloth-plus-city', 1, city('EW', { cloth: 1 }), city('S'), field('NL NR', { borders: [0] }), field('', { borders: [0, 1] })),
  // the wall reaches the SE corner: four separate fields
  tile('corner-city-cloth-two-roads', 1, city('NW', { cloth: 1 }), road('E', { ends: 'city' }), road('S', { ends: 'city' }), field('EL', { borders: [0] }), field('ER', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  // enclosed field between the two cities
  tile('through-city-wine-plus-city', 1, city('EW', { wine: 1 }), city('S'), field('NL NR', { borders: [0] }), field('', { borders: [0, 1] })),
  tile('through-city-wine', 1, city('EW', { wine: 1 }), field('NL NR', { borders: [0] }), field('SL SR', { borders: [0] })),
  tile('through-city-wine-two-roads', 1, city('EW', { wine: 1 }), road('N', { ends: 'city' }), road('S', { ends: 'city' }), field('NL', { borders: [0] }), field('NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  tile('through-city-wine-road', 1, city('EW', { wine: 1 }), road('S', { ends: 'city' }), field('NL NR', { borders: [0] }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  tile('corner-city-wine', 1, city('NW', { wine: 1 }), field('EL ER SL SR', { borders: [0] })),
  tile('corner-city-wine-two-roads-garden', 1, city('NW', { wine: 1 }), road('E', { ends: 'city' }), road('S', { ends: 'city' }), field('EL', { borders: [0] }), field('ER SL', { borders: [0] }), field('SR', { borders: [0] }), garden()),
  tile('three-side-city-wine-road', 1, city('NEW', { wine: 1 }), road('S', { ends: 'city' }), field('SL', { borders: [0] }), field('SR', { borders: [0] })),
  // the wall reaches the SE corner: the S field is cut off from the E fields
  tile('corner-city-wine-road-split', 1, city('NW', { wine: 1 }), road('E', { ends: 'city' }), field('EL', { borders: [0] }), field('ER', { borders: [0] }), field('SL SR', { borders: [0] })),
  // enclosed field between two corner cities; the wine belongs to the NW city
  tile('two-corner-cities-wine', 1, city('NW', { wine: 1 }), city('ES'), field('', { borders: [0, 1] })),
];
