/** What a position is worth to a seat comes in parts, so that a move can be explained by the parts it changes. */
export const TERMS = ['points', 'closing', 'followers', 'fields', 'contest', 'figures', 'tokens'] as const;
export type Term = (typeof TERMS)[number];

/** Points on the track, and what unfinished features would pay if the game ended now. */
export const POINTS = 0;
/** What the chance to close features adds to that. */
export const CLOSING = 1;
/** Followers at home or on their way there. */
export const FOLLOWERS = 2;
/** What fields may still gain. */
export const FIELDS = 3;
/** Features in which several seats stand. */
export const CONTEST = 4;
/** Figures that are no followers, figures off the tiles, a second part. */
export const FIGURES = 5;
/** What tokens may bring. */
export const TOKENS = 6;
