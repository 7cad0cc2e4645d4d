import type { Art } from '../art.ts';

/** The wheel is shown by how far it turns. */
export const art: Art = { marks: { wheel: '¹²³' }, figures: {} };
