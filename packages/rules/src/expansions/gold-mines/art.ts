import type { Art } from '../art.ts';

export const art: Art = { marks: { goldMine: 'g' }, figures: {} };
