import type { ReactNode } from 'react';
import type { Art } from '../../art/art.ts';
import { dots, medal, token } from '../../art/shapes.tsx';
import './art.css';

const SHEEP =
  'M-4.6.4A2.2 2.2 0 0 1-3.4-2.8A2.6 2.6 0 0 1 .8-3.2A2.4 2.4 0 0 1 3.8-.6A2.2 2.2 0 0 1 2.4 2.4H-3.4A1.6 1.6 0 0 1-4.6.4Z';

/** A sheep in a box from -6 to 6. */
const sheep = (
  <>
    <path className="m-line" d="M-2.6 2V4.6M1.6 2V4.6" strokeWidth={1.3} />
    <path className="f-wool m-out" d={SHEEP} />
    <path className="m-ink" d="M3-2.6L6.2-1.6L5.6 1L3.6.8Z" />
  </>
);

const vines = [-7.5, -2.5, 2.5, 7.5];

const vineyard = (
  <>
    <path className="f-earth m-out" d="M-13-11.5L12-12.5L14 10L-12 12Z" opacity={0.8} />
    <path
      className="m-line"
      d={vines.map((y) => `M-11.4 ${y + 3}V${y - 3}M11.6 ${y + 2.4}V${y - 3}`).join('')}
    />
    {vines.map((y) => (
      <path
        key={y}
        className="f-leaves-light m-out"
        d={`M-11.5 ${y + 2.4}a2.6 2.6 0 0 1 1-4.6a2.9 2.9 0 0 1 5.2-.4a3 3 0 0 1 5.6 0a3 3 0 0 1 5.6-.2a2.7 2.7 0 0 1 5 .6a2.5 2.5 0 0 1 .6 4.4Z`}
      />
    ))}
    <path
      className="f-plum"
      d={dots(
        vines.flatMap((y, i) => [-8, -3, 2.5, 7.5].flatMap((x) => [x + (i % 2) * 1.6, y + 1])),
        1.15,
      )}
    />
  </>
);

const hill = (
  <>
    <path className="a-shade" d="M-13 11C-4 15 14 14 21 9L14 7Z" />
    <path className="f-slope m-out" d="M-18 9.5C-14 8-12-9-2-12C8-14.5 13 7 19 9.5C11 13.4-10 13.4-18 9.5Z" />
    <path
      className="f-slope-light"
      d="M-16 9C-12.4 6.6-10.6-8-2-11C0-11.6 1.6-11 3-10C-3-6-5 3-6 11.4C-10 11-13.6 10.4-16 9Z"
    />
    <path className="f-slope-dark" d="M5-8.4C10-4.6 13.6 7.4 18 9.4C15 10.8 11.6 11.6 8 12C9 6 8-2 5-8.4Z" />
    <path
      className="m-line"
      d="M-9-1L-11 3M-6 1L-7.4 5.4M-2-6L-4-2M1.6-2L1 2.6M1.8 5.4L1.4 9M10-1L12 3M11.4 5.4L13 8.6"
    />
  </>
);

const flock = (count: number): ReactNode =>
  token(
    <>
      <g transform="translate(0 -3) scale(1.05)">{sheep}</g>
      <text className="fig-number" y={9.4}>
        {count}
      </text>
    </>,
  );

export const art: Art = {
  marks: {
    hill: { sign: hill, large: true },
    sheep: { sign: medal('leaves', sheep) },
    vineyard: { sign: vineyard, large: true },
  },
  figures: {
    shepherd: ({ dark, walker }) => (
      <>
        {walker}
        <path
          className="fig-line"
          d="M-8.4-7.4C-4-9-4-12.8 0-12.8S4-9 8.4-7.4C4-6-4-6-8.4-7.4Z"
          fill={dark}
        />
        <path className="fig-staff" d="M10.6 12.6V-9C10.6-14 4.6-14 5.4-9.6" />
      </>
    ),
  },
  pieces: {
    sheep1: flock(1),
    sheep2: flock(2),
    sheep3: flock(3),
    sheep4: flock(4),
    wolf: token(
      <path
        className="fig-wolf"
        d="M-6.5-7L-3-3.4H3L6.5-7L7-.6L3 3.4L0 8L-3 3.4L-7-.6ZM-3.4-.8L-1 .6L-2.8 1.2ZM3.4-.8L1 .6L2.8 1.2Z"
      />,
    ),
  },
};
