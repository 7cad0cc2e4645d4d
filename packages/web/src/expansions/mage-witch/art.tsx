import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';
import { CLOAK, FACE } from '../../art/shapes.tsx';
import './art.css';

const wizard = (robe: string, hat: string): ReactNode => (
  <>
    <path className="fig-halo" d={CLOAK} />
    <path className={`fig-line ${robe}`} d={CLOAK} />
    <path className="fig-face" d={FACE} />
    <path className={`fig-line ${robe}`} d={hat} />
  </>
);

export const art: Art = {
  pieces: {
    mage: (
      <>
        {wizard('fig-mage', 'M-6.4-8.6C-3-9.8-2-16 0-21C2-16 3-9.8 6.4-8.6C3-7.6-3-7.6-6.4-8.6Z')}
        <path
          className="fig-gold"
          d="M0 0L1.2 3L4.4 3.2L2 5.2L2.8 8.4L0 6.6L-2.8 8.4L-2 5.2L-4.4 3.2L-1.2 3Z"
        />
        <path className="fig-staff" d="M11 12.6V-8" />
        <circle className="fig-gold" cx={11} cy={-10} r={2.6} />
      </>
    ),
    witch: (
      <>
        {wizard(
          'fig-witch',
          'M-11-7.6C-6-9-4-9.4-3.4-10L-2.4-17L3.6-21.4L2.8-16.6L3.6-10C4-9.4 6-9 11-7.6C5-5.6-5-5.6-11-7.6Z',
        )}
        <path className="fig-moon" d="M1.6 1A4 4 0 1 0 1.6 8.6A3.2 3.2 0 1 1 1.6 1Z" />
        <path className="fig-staff" d="M-12 12.6L12-1" />
        <path className="fig-broom" d="M-9 8.6L-16.6 11.4L-14.4 16L-7.4 11.8Z" />
      </>
    ),
  },
};
