import type { Art } from '../../art/art.ts';
import { line, part } from '../../art/wood.tsx';

const PAPER = '#fbf1d8';

export const art: Art = {
  figures: {
    messenger: ({ fill, walker }) => (
      <>
        {walker}
        {part('M-5.8-9.8C-5.6-15.8 4.8-16.4 5.8-10.4L10.4-9.4C8.4-8-2.4-7.8-5.8-9.8Z', fill)}
        {part('M-4.4-12C-7.4-14-9.4-17-8.6-20.4C-5.8-19-3.8-16.4-3.2-13Z', PAPER)}
        {part('M5.4.8H16V8.2H5.4Z', PAPER)}
        {line('M5.8 1.2L10.7 5.2L15.6 1.2', '#6b4a22', 0.9)}
        {part('M10.7 3.6A1.5 1.5 0 1 1 10.7 6.6A1.5 1.5 0 1 1 10.7 3.6Z', '#c8382b')}
      </>
    ),
  },
};
