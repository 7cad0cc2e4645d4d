import type { Art } from '../../art/art.ts';
import { carved, evening, line, part, staff } from '../../art/wood.tsx';

const HULL = 'M-16-2.6C-8-.4 8-.4 16-2.6C15.6 3 12.6 6.6 10.4 7H-10.4C-12.6 6.6-15.6 3-16-2.6Z';

export const art: Art = {
  pieces: {
    ferry: (
      <>
        {carved(HULL, '#a8713c', 'upright', 7)}
        {line('M-14 1.2C-6 2.8 6 2.8 14 1.2M-12.6 4.2C-6 5.2 6 5.2 12.6 4.2', '#5f3b1c', 0.8)}
        {evening(HULL)}
        {staff('M0-1V-17')}
        {part('M1.4-16.6C8.6-14.6 11-8.6 10.4-3.6C7.4-4.6 4.4-4.8 1.4-4.4Z', '#fbf1d8')}
        {line('M1.8-10.6C5-11 7.6-10.6 9.8-9.8', '#c8503a', 1.6)}
      </>
    ),
  },
};
