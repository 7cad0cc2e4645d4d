import type { Art } from '../art/art.ts';
import { baseArt } from '../art/base-art.tsx';
import { gather } from './gather.ts';
import { merge } from './merge.ts';

const brought = gather(import.meta.glob<Art>('./*/art.tsx', { eager: true, import: 'art' }));
const arts: readonly Art[] = [baseArt, ...brought.values()];

/** How everything is drawn, by its name in the rules. */
export const figureArts = merge(arts.map(({ figures }) => figures));
export const pieceArts = merge(arts.map(({ pieces }) => pieces));
