import type { ReactNode } from 'react';

/** A medallion of the family: parchment, a coloured ring, a sign. */
const medal = (ring: string, sign: ReactNode, radius = 8): ReactNode => (
  <>
    <circle className="m-disc" r={radius} />
    <circle className={`m-ring s-${ring}`} r={radius - 1.2} />
    {sign}
  </>
);

const grapes = [
  [-2.4, -0.6],
  [0, -0.6],
  [2.4, -0.6],
  [-1.2, 1.5],
  [1.2, 1.5],
  [0, 3.6],
];

const STAR = 'M0-5.4L1.5-1.9L5.2-1.7L2.3.7L3.3 4.4L0 2.3L-3.3 4.4L-2.3.7L-5.2-1.7L-1.5-1.9Z';
const SHEEP =
  'M-4.6.4A2.2 2.2 0 0 1-3.4-2.8A2.6 2.6 0 0 1 .8-3.2A2.4 2.4 0 0 1 3.8-.6A2.2 2.2 0 0 1 2.4 2.4H-3.4A1.6 1.6 0 0 1-4.6.4Z';

/** A sheep in a box from -6 to 6. */
export const sheep = (
  <>
    <path className="m-line" d="M-2.6 2V4.6M1.6 2V4.6" strokeWidth={1.3} />
    <path className="f-wool m-out" d={SHEEP} />
    <path className="m-ink" d="M3-2.6L6.2-1.6L5.6 1L3.6.8Z" />
  </>
);

export const wineSign = (
  <>
    <path className="f-leaves" d="M0-2C-3.6-1.6-4.4-4-3.4-5.2C-1.4-5.4 0-4.4 0-2Z" />
    <path className="m-line" d="M0-2C.4-4 1.4-4.8 2.6-5" />
    {grapes.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="f-wine" cx={x} cy={y} r={1.45} />
    ))}
  </>
);

export const wheatSign = (
  <path
    className="f-wheat"
    d="M-.5 5.4V0C-3 0-3.6-1.6-3.4-3C-1.8-2.8-.8-1.8-.5-.6V-2.4C-2.6-2.8-3-4-2.6-5.4C-1.2-5-.6-4.2 0-3C.6-4.2 1.2-5 2.6-5.4C3-4 2.6-2.8.5-2.4V-.6C.8-1.8 1.8-2.8 3.4-3C3.6-1.6 3 0 .5 0V2.4C1 1.4 2 .8 3.4.8C3.2 2.4 2 3.2.5 3.2V5.4ZM-.5 3.2C-2 3.2-3.2 2.4-3.4.8C-2 .8-1 1.4-.5 2.4Z"
  />
);

export const clothSign = (
  <>
    <path className="f-cloth m-out" d="M-4.6-2.6H3V3.6H-4.6Z" />
    <ellipse className="f-parchment m-out" cx={3} cy={0.5} rx={1.6} ry={3.1} />
    <ellipse className="f-cloth" cx={3} cy={0.5} rx={0.7} ry={1.4} />
    <path className="m-line" d="M-2.6-2.6V3.6M-.6-2.6V3.6" />
  </>
);

const mug = (
  <>
    <path className="m-line" d="M2.4-1H4.4V2.6H2.4" strokeWidth={1.4} />
    <path className="f-gold m-out" d="M-3.4-2H2.4V4.4H-3.4Z" />
    <path className="f-wool m-out" d="M-4-2A1.7 1.7 0 0 1-2.4-4A2.2 2.2 0 0 1 1.4-4A1.7 1.7 0 0 1 3-2Z" />
  </>
);

const pick = (
  <>
    <path className="f-gold m-out" d="M-4.8 4.6L-2.4 1.4L0 3L2 .8L4.8 4.6Z" />
    <path className="m-line" d="M-2.6 2.4L2.6-3.4" strokeWidth={1.4} />
    <path className="f-stone-shade m-out" d="M-2-4.6C1.4-5.4 4.6-2.6 4.4 1C3.6-1.6 1-4-2-4.6Z" />
  </>
);

const sack = (
  <>
    <path className="f-earth m-out" d="M-1.6-2.4C-5 0-5 4.8-2 4.8H2C5 4.8 5 0 1.6-2.4Z" />
    <path className="f-earth m-out" d="M-2.6-5L0-4L2.6-5L1.6-2.4H-1.6Z" />
    <path className="m-line s-gold" d="M1.4 .2C-1-.8-1.8 1 0 1.6S1 4-1.4 3" strokeWidth={1.2} />
  </>
);

const pitchfork = 'M0 8V0M-4-7V-2.5A2.5 2.5 0 0 0-1.5 0H1.5A2.5 2.5 0 0 0 4-2.5V-7M0-7V0';
const club = 'M-4.5 6.5L-.5-.5C-.5-4.5 2.5-7.5 5-6.5S6 0 1.8 1.2Z';
const shieldPath = 'M-5-6H5V0C5 3.6 2 5.8 0 7.2C-2 5.8-5 3.6-5 0Z';

const crop = (sign: ReactNode): ReactNode => (
  <>
    <circle className="f-crop m-out" r={15.5} />
    <circle className="m-ring s-crop-dark" r={12.6} strokeDasharray="2 1.2" />
    <circle className="m-ring s-crop-dark" r={9.8} />
    <circle className="f-parchment" r={8.6} opacity={0.75} />
    {sign}
  </>
);

const wheel = (steps: number): ReactNode =>
  medal(
    'flag',
    <>
      <path className="m-line" opacity={0.45} d="M0-6.4V6.4M-6.4 0H6.4M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
      <circle className="f-parchment" r={4.8} />
      <text className="m-number" y={3.7}>
        {steps}
      </text>
    </>,
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
      className="f-wine"
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
    <path className="f-hill m-out" d="M-18 9.5C-14 8-12-9-2-12C8-14.5 13 7 19 9.5C11 13.4-10 13.4-18 9.5Z" />
    <path
      className="f-hill-light"
      d="M-16 9C-12.4 6.6-10.6-8-2-11C0-11.6 1.6-11 3-10C-3-6-5 3-6 11.4C-10 11-13.6 10.4-16 9Z"
    />
    <path className="f-hill-dark" d="M5-8.4C10-4.6 13.6 7.4 18 9.4C15 10.8 11.6 11.6 8 12C9 6 8-2 5-8.4Z" />
    <path
      className="m-line"
      d="M-9-1L-11 3M-6 1L-7.4 5.4M-2-6L-4-2M1.6-2L1 2.6M1.8 5.4L1.4 9M10-1L12 3M11.4 5.4L13 8.6"
    />
  </>
);

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
    <rect className="f-hill-light" x={-7.4} y={-6.4} width={14.8} height={12.8} rx={1.5} />
    <path className="f-parchment" d="M-1.2-9H1.2V9H-1.2ZM-10-1.2V1.2H10V-1.2Z" />
    <circle className="f-water m-out" r={2.8} />
    <path className="f-blossom" d={dots([-4.6, -4, 4.6, -4, -4.6, 4, 4.6, 4])} />
    <path className="f-gold" d={dots([-3.2, -5.4, 3.2, -5.4, -3.2, 5.4, 3.2, 5.4], 0.8)} />
  </>
);

function dots(places: readonly number[], radius = 1.5): string {
  let d = '';
  for (let i = 0; i < places.length; i += 2) {
    d += `M${places[i] - radius} ${places[i + 1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }
  return d;
}

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

/** Every sign that can lie on a tile, by the id under which tiles use it. */
export const signs: Readonly<Record<string, ReactNode>> = {
  pennant,
  cathedral,
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
  inn: medal('flag', mug),
  wine: medal('wine', wineSign),
  wheat: medal('wheat', wheatSign),
  cloth: medal('cloth', clothSign),
  goldMine: medal('gold', pick),
  magic: medal('magic', <path className="f-magic m-out" d={STAR} />),
  robber: medal('ink', sack),
  sheep: medal('leaves', sheep),
  wheel1: wheel(1),
  wheel2: wheel(2),
  wheel3: wheel(3),
  flyingMachine: flying,
  hill,
  vineyard,
  'crop-field': crop(<path className="m-line" d={pitchfork} strokeWidth={1.8} />),
  'crop-road': crop(<path className="f-earth m-out" d={club} />),
  'crop-city': crop(<path className="f-azure m-out" d={shieldPath} />),
};
