import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';
import { HOG, medal } from '../../art/shapes.tsx';
import './art.css';

const wheel = (steps: number): ReactNode =>
  medal(
    'flag',
    <>
      <path className="m-line" opacity={0.45} d="M0-6.4V6.4M-6.4 0H6.4M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
      <circle className="f-parchment" r={4.8} />
      <text className="m-number" y={3.7}>
        {steps}
      </text>
    </>,
  );

export const art: Art = {
  marks: { wheel: { signs: { 1: wheel(1), 2: wheel(2), 3: wheel(3) } } },
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
