import type { Art } from './art.ts';
import { crowned, dots } from './shapes.tsx';

const monasteryWalls = (
  <>
    <path className="a-shade" d="M-11 8H16L13 4H-9Z" />
    <path className="f-plaster m-out" d="M-13 7H12V-1H-13Z" />
    <path className="f-plaster-shade" d="M3 7H12V-1H3Z" />
    <path className="f-roof-red m-out" d="M-14-.6L-11-7H10L13-.6Z" />
    <path className="f-plaster m-out" d="M-8 7V-9H-1V7Z" />
    <path className="f-roof-slate m-out" d="M-9.2-8.6L-4.5-18L.2-8.6Z" />
    <path className="m-line" d="M-4.5-18V-22M-6.2-20.4H-2.8" strokeWidth={1.1} />
  </>
);

const monasteryWindows =
  'M-5.7 7V3A1.2 1.6 0 0 1-3.3 3V7ZM-5.4-3V-5.4A.9 1.2 0 0 1-3.6-5.4V-3ZM1.6 4.6V2A.9 1.2 0 0 1 3.4 2V4.6ZM5.2 4.6V2A.9 1.2 0 0 1 7 2V4.6ZM8.8 4.6V2A.9 1.2 0 0 1 10.6 2V4.6ZM-11.4 4.6V2A.9 1.2 0 0 1-9.6 2V4.6Z';

const garden = (
  <>
    <rect className="f-leaves m-out" x={-10} y={-9} width={20} height={18} rx={3} />
    <rect className="f-slope-light" x={-7.4} y={-6.4} width={14.8} height={12.8} rx={1.5} />
    <path className="f-parchment" d="M-1.2-9H1.2V9H-1.2ZM-10-1.2V1.2H10V-1.2Z" />
    <circle className="f-water m-out" r={2.8} />
    <path className="f-blossom" d={dots([-4.6, -4, 4.6, -4, -4.6, 4, 4.6, 4])} />
    <path className="f-gold" d={dots([-3.2, -5.4, 3.2, -5.4, -3.2, 5.4, 3.2, 5.4], 0.8)} />
  </>
);

const pennant = (
  <>
    <path
      className="f-azure m-out"
      d="M-6.5-7.5H6.5V0C6.5 4.4 2.6 6.8 0 8.6C-2.6 6.8-6.5 4.4-6.5 0Z"
      strokeWidth={1}
    />
    <path className="f-parchment" d="M-1.5-7.2H1.5V-1.6H6.2V1.2H1.5V7.3L0 8.3L-1.5 7.3V1.2H-6.2V-1.6H-1.5Z" />
  </>
);

/** What the base game is drawn with. */
export const baseArt = {
  marks: { pennant: { sign: pennant } },
  figures: {
    follower: ({ walker }) => walker,
    marker: ({ fill, emblem }) => (
      <>
        <circle className="fig-line" r={8} fill={fill} />
        {emblem(0, 0, 1)}
      </>
    ),
    /** Who has won, on the podium. */
    winner: crowned,
  },
} as const satisfies Art;

/** Signs of what stands on a segment of its own. */
export const buildings = {
  garden,
  monastery: (
    <>
      {monasteryWalls}
      <path className="f-window" d={monasteryWindows} />
    </>
  ),
  'monastery-lit': (
    <>
      {monasteryWalls}
      <path className="f-lit s-gold" d={monasteryWindows} strokeWidth={0.8} />
    </>
  ),
} as const;
