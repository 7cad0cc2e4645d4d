import type { Art } from '../art.ts';

/** Pitchfork, club and shield. */
export const art: Art = { marks: { 'crop-field': 'Y', 'crop-road': '!', 'crop-city': 'V' }, figures: {} };
