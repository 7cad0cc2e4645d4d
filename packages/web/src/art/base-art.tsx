import type { Art } from './art.ts';
import { crowned } from './shapes.tsx';

/** What the base game is drawn with. */
export const baseArt = {
  figures: {
    follower: ({ walker }) => walker,
    marker: ({ fill, emblem }) => (
      <>
        <circle className="fig-line" r={8} fill={fill} />
        {emblem(0, 0, 1)}
      </>
    ),
    /** Who has won, on the podium. */
    winner: crowned,
  },
} as const satisfies Art;
