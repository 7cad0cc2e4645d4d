import type { Art } from '../../art/art.ts';
import { cloaked, line, part, staff } from '../../art/wood.tsx';

const [MAGE, WITCH] = ['#3f62c0', '#7a4a9c'];
const GOLD = '#f4cf55';

export const art: Art = {
  pieces: {
    mage: (
      <>
        {cloaked(
          MAGE,
          part('M0 .4L1.4 3.6L5 3.8L2.2 6L3.2 9.4L0 7.5L-3.2 9.4L-2.2 6L-5 3.8L-1.4 3.6Z', GOLD),
        )}
        {part('M-6.8-9.4C-3.4-10.6-2.2-17 0-23C2.2-17 3.4-10.6 6.8-9.4C3.4-7.6-3.4-7.6-6.8-9.4Z', MAGE)}
        {line('M-4-9.7C-1.4-8.9 1.4-8.9 4-9.7', GOLD, 1.3)}
        {staff('M11.6 12.6V-9')}
        {part('M11.6-14.2A2.9 2.9 0 1 1 11.6-8.4A2.9 2.9 0 1 1 11.6-14.2Z', '#a8e0ea')}
      </>
    ),
    witch: (
      <>
        {cloaked(WITCH, part('M2 .8A4.6 4.6 0 1 0 2 9.2A3.6 3.6 0 1 1 2 .8Z', '#f2e7b8'))}
        {part(
          'M-11.4-8.4C-6.4-9.8-4.2-10.4-3.6-11L-2.6-18.4L4-23L3-17.8L3.8-11C4.2-10.4 6.4-9.8 11.4-8.4C5.2-6-5.2-6-11.4-8.4Z',
          WITCH,
        )}
        {line('M-3.6-11C-1.2-10 1.2-10 3.8-11', '#c9503c', 1.6)}
        {staff('M-12.4 12.6L13-3')}
        {part('M-9.4 8.2L-17.4 11.2L-15 16.4L-7.4 11.8Z', '#d3a34c')}
      </>
    ),
  },
};
