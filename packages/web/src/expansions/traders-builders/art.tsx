import type { Art } from '../../art/art.ts';
import { hog, token } from '../../art/shapes.tsx';
import { line, part, staff } from '../../art/wood.tsx';
import { GOODS } from './goods.ts';

const { wine, wheat, cloth } = GOODS;

export const art: Art = {
  figures: {
    builder: ({ fill, walker }) => (
      <>
        {walker}
        {part(
          'M-7.6-8.4C-6.8-8.8-6.2-9-5.8-9.4C-5.6-13.6-3.4-16 0-16S5.6-13.6 5.8-9.4C6.2-9 6.8-8.8 7.6-8.4C4-7-4-7-7.6-8.4Z',
          fill,
        )}
        {line('M0-15.4V-10M-5-9.2C-2-8.4 2-8.4 5-9.2', '#f4e2b4', 1.1)}
        {staff('M11.6 12V-6')}
        {part('M6.8-10.4H16V-5.2H6.8Z', '#aeb6bf')}
      </>
    ),
    pig: ({ fill, emblem }) => hog(fill, emblem(-2, 0.4, 0.86)),
  },
  pieces: {
    wine: token(
      <g transform="scale(1.1)">
        {part(wine.grapes, wine.colour)}
        {part(wine.leaf, '#577f42')}
      </g>,
      wine.colour,
    ),
    wheat: token(<g transform="scale(1.15)">{part(wheat.ear, wheat.colour)}</g>, '#3f6a3c'),
    cloth: token(
      <g transform="translate(.8 .4) scale(1.1)">
        {part(cloth.roll, cloth.colour)}
        {line(cloth.folds, '#8fb4dd', 0.6)}
        {part(cloth.end, '#9cbbe0')}
      </g>,
      cloth.colour,
    ),
  },
};
