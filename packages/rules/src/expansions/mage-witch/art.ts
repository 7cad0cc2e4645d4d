import type { Art } from '../art.ts';

export const art: Art = { marks: { magic: 'm' }, figures: {} };
