import type { PiledTile } from '../../expansion.ts';
import { city, field, road, type SegmentSpec, tile } from '../../tile/spec.ts';

const corner = [city('NE'), field('SL SR WL WR', { borders: [0] })];
const straight = [road('NS'), field('NR EL ER SL'), field('NL SR WL WR')];
const curve = [road('SW'), field('NL NR EL ER SL WR'), field('SR WL')];
const village = { ends: 'village' };
const crossroads = [
  ...[road('N', village), road('E', village), road('S', village), road('W', village)],
  ...[field('NL WR'), field('NR EL'), field('ER SL'), field('SR WL')],
];

/** WF5: sixteen base tiles carry an icon, and take the place of those without; no garden is among them. */
export const iconTiles: readonly PiledTile[] = [
  ...icons('N', corner, [1, 1]),
  ...icons('U', straight, [1, 1, 2, 2, 2, 3, 3]),
  ...icons('V', curve, [1, 1, 1, 1, 2, 2]),
  ...icons('X', crossroads, [1]),
];

function icons(name: string, face: readonly SegmentSpec[], numbers: readonly number[]): PiledTile[] {
  return [...new Set(numbers)].map((wheel) => {
    const count = numbers.filter((number) => number === wheel).length;
    const spec = tile(`${name}-wheel${wheel}`, count, ...face, { wheel });
    return { id: `base-bb5/${spec.name}`, spec, pile: 'stock', count, replaces: `base/${name}` };
  });
}
