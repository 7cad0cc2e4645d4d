import type { Art } from '../../art/art.ts';
import './art.css';

export const art: Art = {
  figures: {
    messenger: ({ dark, walker }) => (
      <>
        {walker}
        <path
          className="fig-line"
          d="M-5.4-9.4C-4-13.8 4-13.8 5.4-9.4L10-11C9-13.6 5.4-15.6 1-15.4C-3-15.2-5.8-13-5.4-9.4Z"
          fill={dark}
        />
        <path className="fig-scroll" d="M6 1.4H15V7.4H6ZM6 1.4L10.5 5L15 1.4" />
      </>
    ),
  },
};
