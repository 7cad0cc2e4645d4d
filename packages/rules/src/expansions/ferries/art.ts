import type { Art } from '../art.ts';

export const art: Art = { marks: { ferry: 'f' }, figures: {} };
