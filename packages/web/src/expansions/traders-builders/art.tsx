import type { Art } from '../../art/art.ts';
import { HOG, token } from '../../art/shapes.tsx';

const grapes = [
  [-2.4, -0.6],
  [0, -0.6],
  [2.4, -0.6],
  [-1.2, 1.5],
  [1.2, 1.5],
  [0, 3.6],
];

const wineSign = (
  <>
    <path className="f-leaves" d="M0-2C-3.6-1.6-4.4-4-3.4-5.2C-1.4-5.4 0-4.4 0-2Z" />
    <path className="m-line" d="M0-2C.4-4 1.4-4.8 2.6-5" />
    {grapes.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="f-plum" cx={x} cy={y} r={1.45} />
    ))}
  </>
);

const wheatSign = (
  <path
    className="f-ochre"
    d="M-.5 5.4V0C-3 0-3.6-1.6-3.4-3C-1.8-2.8-.8-1.8-.5-.6V-2.4C-2.6-2.8-3-4-2.6-5.4C-1.2-5-.6-4.2 0-3C.6-4.2 1.2-5 2.6-5.4C3-4 2.6-2.8.5-2.4V-.6C.8-1.8 1.8-2.8 3.4-3C3.6-1.6 3 0 .5 0V2.4C1 1.4 2 .8 3.4.8C3.2 2.4 2 3.2.5 3.2V5.4ZM-.5 3.2C-2 3.2-3.2 2.4-3.4.8C-2 .8-1 1.4-.5 2.4Z"
  />
);

const clothSign = (
  <>
    <path className="f-indigo m-out" d="M-4.6-2.6H3V3.6H-4.6Z" />
    <ellipse className="f-parchment m-out" cx={3} cy={0.5} rx={1.6} ry={3.1} />
    <ellipse className="f-indigo" cx={3} cy={0.5} rx={0.7} ry={1.4} />
    <path className="m-line" d="M-2.6-2.6V3.6M-.6-2.6V3.6" />
  </>
);

export const art: Art = {
  figures: {
    builder: ({ ink, walker }) => (
      <>
        {walker}
        <path className="fig-line" d="M-6.6-8.6H6.6C6-12.4 3.6-14 0-14S-6-12.4-6.6-8.6Z" fill={ink} />
        <path className="fig-staff" d="M11 12V-5" />
        <path className="fig-steel" d="M6.6-9H15V-4.6H6.6Z" />
      </>
    ),
    pig: ({ body, emblem }) => (
      <>
        {body(HOG)}
        <circle className="fig-ink-fill" cx={7.2} cy={-1.6} r={1} />
        <path className="fig-staff-thin" d="M-11 1C-13.6 1-13.6-2.4-11.6-2" />
        {emblem(-2.2, 0, 0.85)}
      </>
    ),
  },
  pieces: {
    wine: token(<g transform="scale(1.5)">{wineSign}</g>),
    wheat: token(<g transform="scale(1.5)">{wheatSign}</g>),
    cloth: token(<g transform="scale(1.5)">{clothSign}</g>),
  },
};
