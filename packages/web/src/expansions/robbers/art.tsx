import type { Art } from '../../art/art.ts';
import { medal } from '../../art/shapes.tsx';
import './art.css';

const sack = (
  <>
    <path className="f-earth m-out" d="M-1.6-2.4C-5 0-5 4.8-2 4.8H2C5 4.8 5 0 1.6-2.4Z" />
    <path className="f-earth m-out" d="M-2.6-5L0-4L2.6-5L1.6-2.4H-1.6Z" />
    <path className="m-line s-gold" d="M1.4 .2C-1-.8-1.8 1 0 1.6S1 4-1.4 3" strokeWidth={1.2} />
  </>
);

export const art: Art = {
  marks: { robber: { sign: medal('ink', sack) } },
  figures: {
    robber: ({ walker }) => (
      <>
        {walker}
        <path className="fig-ink" d="M-5.2-9H5.2V-6H-5.2Z" />
        <path
          className="fig-sack"
          d="M5 6C5 1 8-1 10-1.6L9-4.4H14L13-1.6C16 0 17 6 14.6 8.6H7C5.6 8 5 7 5 6Z"
        />
      </>
    ),
  },
};
