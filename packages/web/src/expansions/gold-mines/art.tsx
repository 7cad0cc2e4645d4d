import type { Art } from '../../art/art.ts';

const ingot = (
  <>
    <path className="fig-gold" d="M-11 6L-7.6-1.6H7.6L11 6Z" />
    <path className="fig-gold-light" d="M-7.6-1.6L-5-6H5L7.6-1.6Z" />
    <path className="fig-gold-mark" d="M-5 2.4H5" />
  </>
);

export const art: Art = {
  // On the land and in somebody's hands it has two names.
  pieces: { ingot, gold: ingot },
};
