/** What is drawn over the game: chances to win, or how far everybody is ahead. */
export const MEASURES = ['chance', 'margin'] as const;
export type Measure = (typeof MEASURES)[number];
