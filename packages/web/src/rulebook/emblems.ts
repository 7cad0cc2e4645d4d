import type { Chapter } from './chapters.ts';

/** A tile, and perhaps a piece on it, that stand for a chapter. */
export interface Emblem {
  readonly tile: string;
  readonly rot?: number;
  readonly figure?: string;
  readonly seat?: string;
}

export const EMBLEMS: Readonly<Record<Chapter, Emblem>> = {
  short: { tile: 'base/L' },
  'set-up': { tile: 'base/D-start' },
  turn: { tile: 'base/X' },
  placing: { tile: 'base/O' },
  followers: { tile: 'base/U', figure: 'follower', seat: 'red' },
  roads: { tile: 'base/V' },
  cities: { tile: 'base/C' },
  monasteries: { tile: 'base/B' },
  fields: { tile: 'base/U', rot: 90 },
  majority: { tile: 'base/F', figure: 'follower', seat: 'blue' },
  scoring: { tile: 'base/G', figure: 'marker', seat: 'red' },
  end: { tile: 'base/R' },
  river: { tile: 'river/road-bridge' },
  abbot: { tile: 'base/E-garden', figure: 'abbot', seat: 'green' },
  'inns-cathedrals': { tile: 'inns-cathedrals/cathedral' },
  'traders-builders': { tile: 'traders-builders/three-side-city-wine-road' },
  'flying-machines': { tile: 'flying-machines/curve-ES-diag' },
  messengers: { tile: 'base/U', figure: 'messenger', seat: 'yellow' },
  ferries: { tile: 'ferries/cross', figure: 'ferry' },
  'gold-mines': { tile: 'gold-mines/bridge', figure: 'gold' },
  'mage-witch': { tile: 'mage-witch/city-tee', figure: 'witch' },
  robbers: { tile: 'robbers/tee', figure: 'robber', seat: 'black' },
  'crop-circles': { tile: 'crop-circles/pitchfork-city-road' },
  'hills-sheep': { tile: 'hills-sheep/hill-corner-city', figure: 'shepherd', seat: 'blue' },
  'wheel-of-fortune': { tile: 'wheel-of-fortune/curve-wheel', figure: 'wheel-pig' },
  'edition-2017': { tile: 'ferries/city-tee' },
  'edition-2014': { tile: 'hills-sheep/vineyard-corner-city' },
  'rules-2000': { tile: 'base/E' },
  hands: { tile: 'base/N' },
  rulings: { tile: 'base/W' },
};
