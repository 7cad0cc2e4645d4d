import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';

const pitchfork = 'M0 8V0M-4-7V-2.5A2.5 2.5 0 0 0-1.5 0H1.5A2.5 2.5 0 0 0 4-2.5V-7M0-7V0';

const club = 'M-4.5 6.5L-.5-.5C-.5-4.5 2.5-7.5 5-6.5S6 0 1.8 1.2Z';

const shieldPath = 'M-5-6H5V0C5 3.6 2 5.8 0 7.2C-2 5.8-5 3.6-5 0Z';

const crop = (sign: ReactNode): ReactNode => (
  <>
    <circle className="f-crop m-out" r={15.5} />
    <circle className="m-ring s-crop-dark" r={12.6} strokeDasharray="2 1.2" />
    <circle className="m-ring s-crop-dark" r={9.8} />
    <circle className="f-parchment" r={8.6} opacity={0.75} />
    {sign}
  </>
);

export const art: Art = {
  marks: {
    'crop-field': {
      sign: crop(<path className="m-line" d={pitchfork} strokeWidth={1.8} />),
      large: true,
    },
    'crop-road': { sign: crop(<path className="f-earth m-out" d={club} />), large: true },
    'crop-city': {
      sign: crop(<path className="f-azure m-out" d={shieldPath} />),
      large: true,
    },
  },
};
