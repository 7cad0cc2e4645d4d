import type { Art } from '../../art/art.ts';
import { line, part } from '../../art/wood.tsx';

const SACK = '#9a7446';

export const art: Art = {
  figures: {
    robber: ({ walker }) => (
      <>
        {walker}
        {part('M-4.9-11.4C-2-10.6 2-10.6 4.9-11.4V-7.6C3.4-7 1.4-7.2 0-8C-1.4-7.2-3.4-7-4.9-7.6Z', '#2a2228')}
        <path d="M-3-9.4H-1.2V-8.4H-3ZM1.2-9.4H3V-8.4H1.2Z" fill="#fff4d8" />
        {part(
          'M5.6 8.4C5.2 3.4 8 .8 10.2 0L9-3.4H15.2L14 0C17.4 1.6 18.4 8 16 11H8C6.4 10.4 5.8 9.6 5.6 8.4Z',
          SACK,
        )}
        {line('M10-.2H14.2', '#c8382b', 1.4)}
        {line('M13.2 3.6C10.8 2.8 10 4.6 11.6 5.2S12.8 7.8 10.2 7.2', '#f4cf55', 1.2)}
      </>
    ),
  },
};
