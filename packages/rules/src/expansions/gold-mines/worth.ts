/** What one of so many ingots pays: 1 for 1–3, 2 for 4–6, 3 for 7–9, 4 for 10 and more (GM3). */
export function pointsEach(ingots: number): number {
  return Math.min(4, Math.ceil(ingots / 3));
}

/** What all of them pay. */
export const worthOf = (ingots: number): number => ingots * pointsEach(ingots);
