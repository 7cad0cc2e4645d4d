/** Stands where a seat stands when the question is chance's. */
export const CHANCE = -1;
