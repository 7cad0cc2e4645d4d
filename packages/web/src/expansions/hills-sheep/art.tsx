import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';
import { token } from '../../art/shapes.tsx';
import { line, part, staff } from '../../art/wood.tsx';
import { SHEEP } from './flock.ts';

const flock = (count: number): ReactNode =>
  token(
    <>
      <g transform="translate(-.6 -.6) scale(.94)">
        {line(SHEEP.legs, '#3a2a20', 1)}
        {part(SHEEP.fleece, '#fffaf0')}
        {part(SHEEP.head, '#3a2a20')}
      </g>
      <text className="fig-number" y={8}>
        {count}
      </text>
    </>,
    '#7f9a4c',
  );

export const art: Art = {
  figures: {
    shepherd: ({ fill, walker }) => (
      <>
        {walker}
        {part('M-9-8.6C-4.6-9.8-4.4-15-0-15S4.6-9.8 9-8.6C4.6-6.8-4.6-6.8-9-8.6Z', fill)}
        {line('M-4.4-9.8C-1.6-8.9 1.6-8.9 4.4-9.8', '#f4e2b4', 1.3)}
        {staff('M11 12.6V-10C11-15.4 4.8-15.4 5.6-10.8')}
      </>
    ),
  },
  pieces: {
    sheep1: flock(1),
    sheep2: flock(2),
    sheep3: flock(3),
    sheep4: flock(4),
    wolf: token(
      part(
        'M-7-7.4L-3.2-3.8H3.2L7-7.4L7.4-.8L3.2 3.4L0 8.2L-3.2 3.4L-7.4-.8ZM-3.8-1L-1 .6L-3 1.3ZM3.8-1L1 .6L3 1.3Z',
        '#5b6472',
      ),
      '#8c3b34',
    ),
  },
};
