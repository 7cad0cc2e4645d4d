import type { Art } from '../../art/art.ts';
import { carved, line } from '../../art/wood.tsx';

const GOLD = '#eebb34';

const ingot = (
  <>
    {carved('M-11.6 6.4L-8-1.8L-5-6.2H5L8-1.8L11.6 6.4Z', GOLD, 'upright', 6.4)}
    <path d="M-8-1.8L-5-6.2H5L8-1.8Z" fill="#fbe391" />
    <path d="M8-1.8L11.6 6.4H6.4L4.4-1.8Z" fill="#c48a1c" />
    {line('M-5.6 2.6H3.6', '#9c6d0b', 1.4)}
  </>
);

// On the land and in somebody's hands it has two names.
export const art: Art = { pieces: { ingot, gold: ingot } };
