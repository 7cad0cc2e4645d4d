import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';
import { token } from '../../art/shapes.tsx';
import './art.css';

const SHEEP =
  'M-4.6.4A2.2 2.2 0 0 1-3.4-2.8A2.6 2.6 0 0 1 .8-3.2A2.4 2.4 0 0 1 3.8-.6A2.2 2.2 0 0 1 2.4 2.4H-3.4A1.6 1.6 0 0 1-4.6.4Z';

/** A sheep in a box from -6 to 6. */
const sheep = (
  <>
    <path className="m-line" d="M-2.6 2V4.6M1.6 2V4.6" strokeWidth={1.3} />
    <path className="f-wool m-out" d={SHEEP} />
    <path className="m-ink" d="M3-2.6L6.2-1.6L5.6 1L3.6.8Z" />
  </>
);

const flock = (count: number): ReactNode =>
  token(
    <>
      <g transform="translate(0 -3) scale(1.05)">{sheep}</g>
      <text className="fig-number" y={9.4}>
        {count}
      </text>
    </>,
  );

export const art: Art = {
  figures: {
    shepherd: ({ dark, walker }) => (
      <>
        {walker}
        <path
          className="fig-line"
          d="M-8.4-7.4C-4-9-4-12.8 0-12.8S4-9 8.4-7.4C4-6-4-6-8.4-7.4Z"
          fill={dark}
        />
        <path className="fig-staff" d="M10.6 12.6V-9C10.6-14 4.6-14 5.4-9.6" />
      </>
    ),
  },
  pieces: {
    sheep1: flock(1),
    sheep2: flock(2),
    sheep3: flock(3),
    sheep4: flock(4),
    wolf: token(
      <path
        className="fig-wolf"
        d="M-6.5-7L-3-3.4H3L6.5-7L7-.6L3 3.4L0 8L-3 3.4L-7-.6ZM-3.4-.8L-1 .6L-2.8 1.2ZM3.4-.8L1 .6L2.8 1.2Z"
      />,
    ),
  },
};
