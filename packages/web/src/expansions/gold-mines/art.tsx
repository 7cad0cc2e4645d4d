import type { Art } from '../../art/art.ts';
import { medal } from '../../art/shapes.tsx';

const pick = (
  <>
    <path className="f-gold m-out" d="M-4.8 4.6L-2.4 1.4L0 3L2 .8L4.8 4.6Z" />
    <path className="m-line" d="M-2.6 2.4L2.6-3.4" strokeWidth={1.4} />
    <path className="f-stone-shade m-out" d="M-2-4.6C1.4-5.4 4.6-2.6 4.4 1C3.6-1.6 1-4-2-4.6Z" />
  </>
);

const ingot = (
  <>
    <path className="fig-gold" d="M-11 6L-7.6-1.6H7.6L11 6Z" />
    <path className="fig-gold-light" d="M-7.6-1.6L-5-6H5L7.6-1.6Z" />
    <path className="fig-gold-mark" d="M-5 2.4H5" />
  </>
);

export const art: Art = {
  marks: { goldMine: { sign: medal('gold', pick) } },
  // On the land and in somebody's hands it has two names.
  pieces: { ingot, gold: ingot },
};
