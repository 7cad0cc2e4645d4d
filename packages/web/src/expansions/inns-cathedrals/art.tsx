import type { Art } from '../../art/art.ts';
import { crowned, medal } from '../../art/shapes.tsx';

const mug = (
  <>
    <path className="m-line" d="M2.4-1H4.4V2.6H2.4" strokeWidth={1.4} />
    <path className="f-gold m-out" d="M-3.4-2H2.4V4.4H-3.4Z" />
    <path className="f-wool m-out" d="M-4-2A1.7 1.7 0 0 1-2.4-4A2.2 2.2 0 0 1 1.4-4A1.7 1.7 0 0 1 3-2Z" />
  </>
);

const cathedral = (
  <>
    <path className="a-shade" d="M-17 15H23L19 10H-15Z" />
    <path className="f-stone m-out" d="M-12 14H18V0H-12Z" />
    <path className="f-stone-shade" d="M2 14H18V0H2Z" />
    <path className="f-roof-slate m-out" d="M-8 .6L-4-9H14L19 .6Z" />
    <path className="f-stone m-out" d="M-19 14V-10H-11V14ZM-3 14V-10H5V14Z" />
    <path className="f-stone-light m-out" d="M-12 14V-4L-7-11L-2-4V14Z" />
    <path className="f-roof-red m-out" d="M-20-9.6L-15-21L-10-9.6ZM-4-9.6L1-21L6-9.6Z" />
    <circle className="f-azure m-out" cx={-7} cy={-1} r={2.9} />
    <path className="m-ink" d="M-9.4 14V8.6A2.4 3 0 0 1-4.6 8.6V14Z" />
    <path className="f-window" d="M-16-3V-6H-14V-3ZM0-3V-6H2V-3ZM8.4 10V5H10.4V10ZM13 10V5H15V10Z" />
  </>
);

export const art: Art = {
  marks: {
    inn: { sign: medal('flag', mug) },
    cathedral: { sign: cathedral, large: true },
  },
  figures: { big: crowned },
};
