import type { Art } from '../../art/art.ts';
import './art.css';

export const art: Art = {
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
