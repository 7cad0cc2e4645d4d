import type { Art } from '../../art/art.ts';
import { HOG } from '../../art/shapes.tsx';
import './art.css';

export const art: Art = {
  pieces: {
    'wheel-pig': (
      <>
        <path className="fig-line fig-pink" d={HOG} />
        <circle className="fig-ink-fill" cx={7.2} cy={-1.6} r={1} />
        <path className="fig-clover" d="M-2 0C-5-1-5-5-2-4C-1-7 3-6 1.6-3C4.6-3 4 1 1 0.4C1 3-3 3.4-2 0Z" />
      </>
    ),
  },
};
