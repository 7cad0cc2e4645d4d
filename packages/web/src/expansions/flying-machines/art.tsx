import type { Art } from '../../art/art.ts';

const flying = (
  <>
    <circle className="m-disc" r={11} />
    <path className="f-flag m-out" d="M0-10.4L3.6-5.4H1.4V8H-1.4V-5.4H-3.6Z" />
    <path
      className="f-plaster m-out"
      d="M-1.4-2.6C-5-4.4-8-3.4-9.6 0C-6.6-1-4 0-1.4 1.4ZM1.4-2.6C5-4.4 8-3.4 9.6 0C6.6-1 4 0 1.4 1.4Z"
    />
    <path className="f-plaster m-out" d="M-1.4 5L-4.4 8H4.4L1.4 5Z" />
  </>
);

export const art: Art = {
  marks: { flyingMachine: { sign: flying, turns: true } },
};
