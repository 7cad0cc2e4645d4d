import type { Art } from '../art.ts';

export const art: Art = { marks: { inn: 'i', cathedral: 'C' }, figures: { big: 'B' } };
