import type { Art } from '../art.ts';

/** The machine is shown by its arrow, one for each direction, north first. */
export const art: Art = { marks: { flyingMachine: '↑↗→↘↓↙←↖' }, figures: {} };
