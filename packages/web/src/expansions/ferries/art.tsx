import type { Art } from '../../art/art.ts';
import './art.css';

export const art: Art = {
  pieces: {
    ferry: (
      <>
        <path className="fig-wood" d="M-15-2H15L11.4 6H-11.4Z" />
        <path className="fig-staff-thin" d="M-13 1.8H13" />
        <path className="fig-staff" d="M0-2V-13" />
        <path className="fig-sail" d="M1.2-13C8-11.4 8.6-6 8.4-3.4H1.2Z" />
      </>
    ),
  },
};
