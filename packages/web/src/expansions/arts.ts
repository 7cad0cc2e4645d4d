import type { Art } from '../art/art.ts';
import { baseArt } from '../art/base-art.tsx';
import { gather } from './gather.ts';

const brought = gather(import.meta.glob<Art>('./*/art.tsx', { eager: true, import: 'art' }));
const arts: readonly Art[] = [baseArt, ...brought.values()];

type Named<Value> = Readonly<Record<string, Value | undefined>>;

/** How everything is drawn, by its name in the rules. */
export const markArts: Readonly<NonNullable<Art['marks']>> = merged(({ marks }) => marks);
export const figureArts: Named<NonNullable<Art['figures']>[string]> = merged(({ figures }) => figures);
export const pieceArts: NonNullable<Art['pieces']> = merged(({ pieces }) => pieces);
export const hubArts: Named<NonNullable<Art['hubs']>[string]> = merged(({ hubs }) => hubs);

function merged<Things extends object>(thingsOf: (art: Art) => Things | undefined): Things {
  return Object.assign({}, ...arts.map(thingsOf));
}
