import type { Art } from './art.ts';
import { coin, crowned } from './shapes.tsx';

/** What the base game is drawn with. */
export const baseArt = {
  figures: {
    follower: ({ walker }) => walker,
    marker: ({ fill, emblem }) => coin(fill, emblem(0, 0, 1.35)),
    /** Who has won, on the podium. */
    winner: crowned,
  },
} as const satisfies Art;
