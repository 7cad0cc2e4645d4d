import type { Art } from '../art.ts';

export const art: Art = { marks: { hill: '^', sheep: 's', vineyard: 'v' }, figures: { shepherd: 'H' } };
