import type { Art } from '../art.ts';

/** A plain follower needs no letter: its seat says enough. */
export const art: Art = { marks: { pennant: 'P' }, figures: { follower: '' } };
