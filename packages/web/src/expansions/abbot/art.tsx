import type { Art } from '../../art/art.ts';
import { line, part, staff } from '../../art/wood.tsx';

export const art: Art = {
  figures: {
    abbot: ({ fill, walker }) => (
      <>
        {walker}
        {part('M-4.9-10.4C-5.8-14-3.4-17.4 0-20.4C3.4-17.4 5.8-14 4.9-10.4C2-9.4-2-9.4-4.9-10.4Z', fill)}
        {line('M0-18V-11M-2.6-14.6H2.6', '#f4cf55', 1.8)}
        {staff('M10.6 12.4V-9C10.6-13.8 15.6-13.4 14.8-9.8', '#d9a93a')}
      </>
    ),
  },
};
