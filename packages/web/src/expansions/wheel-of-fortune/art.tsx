import type { Art } from '../../art/art.ts';
import { hog } from '../../art/shapes.tsx';
import { part } from '../../art/wood.tsx';

const CLOVER = 'M-2 .4C-5.2-.6-5.2-5-2-4C-.8-7.2 3.2-6.2 1.8-3C5-3 4.4 1.2 1.2.6C1.2 3.4-3.2 3.8-2 .4Z';

export const art: Art = { pieces: { 'wheel-pig': hog('#f0a3ad', part(CLOVER, '#3f8a3f')) } };
