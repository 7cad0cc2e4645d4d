import type { TileSpec } from '@bastide/rules';
import type { Art } from '../art/art.ts';
import { baseArt } from '../art/base-art.tsx';
import type { Disc } from '../art/tile/clearance.ts';
import { gather } from './gather.ts';

const brought = gather(import.meta.glob<Art>('./*/art.tsx', { eager: true, import: 'art' }));
const arts: readonly Art[] = [baseArt, ...brought.values()];

type Named<Value> = Readonly<Record<string, Value | undefined>>;

/** How everything is drawn, by its name in the rules. */
export const markArts: Readonly<NonNullable<Art['marks']>> = merged(({ marks }) => marks);
export const figureArts: Named<NonNullable<Art['figures']>[string]> = merged(({ figures }) => figures);
export const pieceArts: NonNullable<Art['pieces']> = merged(({ pieces }) => pieces);
export const hubArts: Named<NonNullable<Art['hubs']>[string]> = merged(({ hubs }) => hubs);

/** What covers a part of a tile, in the box of the tile. */
export function coverOf(spec: TileSpec): Disc | undefined {
  for (const { cover } of arts) {
    const found = cover?.(spec);
    if (found !== undefined) return found;
  }
  return undefined;
}

function merged<Things extends object>(thingsOf: (art: Art) => Things | undefined): Things {
  return Object.assign({}, ...arts.map(thingsOf));
}
