import { city, field, road, type TileSpec, tile } from '../../tile/spec.ts';

export const cropCirclesTiles: readonly TileSpec[] = [
  // the crop field touches the curve, so the N and SE fields are separate
  tile('club-curve-road', 1, road('SW'), road('E', { ends: 'crop' }), field('NL NR EL WR'), field('ER SL'), field('SR WL'), { 'crop-road': 1 }),
  // the crop field does not touch the curve: the field between them is one piece
  tile('club-curve-two-roads', 1, road('SW'), road('N', { ends: 'crop' }), road('E', { ends: 'crop' }), field('NR EL'), field('NL ER SL WR'), field('SR WL'), { 'crop-road': 1 }),
  // single field going round the crop field
  tile('pitchfork-city-road', 1, city('N'), road('S', { ends: 'crop' }), field('EL ER SL SR WL WR', { borders: [0] }), { 'crop-field': 1 }),
  // two separate roads, both ending at the crop field
  tile('pitchfork-city-two-roads', 1, city('N'), road('W', { ends: 'crop' }), road('E', { ends: 'crop' }), field('EL WR', { borders: [0] }), field('ER SL SR WL'), { 'crop-field': 1 }),
  // the crop field joins both walls and separates the W and E fields
  tile('shield-two-opposite-cities', 1, city('N'), city('S'), field('WL WR', { borders: [0, 1] }), field('EL ER', { borders: [0, 1] }), { 'crop-city': 1 }),
  // the crop field fills the whole gap between the two cities; no ordinary field
  tile('shield-two-corner-cities', 1, city('NW'), city('ES'), { 'crop-city': 1 }),
];
