import { memo, type ReactNode } from 'react';
import { clothSign, sheep, wheatSign, wineSign } from './marks.tsx';
import { colourOfSeat, seatColour, seatDark, seatEmblem, seatInk } from './seats.ts';

export interface FigureArtProps {
  readonly kind: string;
  /** A place in the list of colours, or a colour's name; neutral pieces have none. */
  readonly seat?: number | string | undefined;
  /** Farmers lie. */
  readonly lying?: boolean | undefined;
  /** 1 is about 26 units high. */
  readonly size?: number | undefined;
}

/** Farmers lie; pigs and shepherds stand in fields too. */
const LIES = ['follower', 'big', 'abbot'];

/** A piece centred on (0, 0). */
export const FigureArt = memo(function FigureArt({ kind, seat, lying = false, size = 1 }: FigureArtProps) {
  const colour = typeof seat === 'string' ? seat : colourOfSeat(seat ?? 0);
  const neutral = NEUTRAL[kind];
  const turned = lying && LIES.includes(kind) ? ' rotate(90)' : '';
  const scaled = size === 1 ? '' : ` scale(${size})`;
  const transform = `${scaled}${turned}`.trim();
  return (
    <g className="figure" transform={transform === '' ? undefined : transform}>
      {neutral ?? own(kind, colour)}
    </g>
  );
});

/** The cloak of all who walk upright: a hood, shoulders, a hem. */
const CLOAK =
  'M0-12.5C3.4-12.5 5.4-10 5.2-7C5-5.4 4.4-4.4 3.6-3.6C7.4-2 9.2 3.4 9.8 12C4 13.6-4 13.6-9.8 12C-9.2 3.4-7.4-2-3.6-3.6C-4.4-4.4-5-5.4-5.2-7C-5.4-10-3.4-12.5 0-12.5Z';
const FACE = 'M0-10.2C2-10.2 3-8.6 2.8-6.8C2.6-5.2 1.4-4.2 0-4.2S-2.6-5.2-2.8-6.8C-3-8.6-2-10.2 0-10.2Z';
const CLOAK_SHADE = 'M3.6-3.6C7.4-2 9.2 3.4 9.8 12C7.6 12.6 5.4 13 3.2 13.2C4.6 7 4.6 1 2-3Z';

const PIG =
  'M-11 3C-11.5-3-7-6.5-1-6.5C1-6.5 3.4-6.2 5-5.2L8.4-7.6L8.6-3.6C10-2.6 10.6-1.6 10.8-.4L12.6 0V3.4L10.4 3.6C9.6 5 8.4 5.8 7 6.2V9.6H3.8V6.8H-4.4V9.6H-7.6V6C-9.6 5.4-10.8 4.4-11 3Z';

function own(kind: string, colour: string): ReactNode {
  const fill = seatColour(colour);
  const dark = seatDark(colour);
  const body = (d: string) => (
    <>
      <path className="fig-halo" d={d} />
      <path className="fig-line" d={d} fill={fill} />
    </>
  );
  const emblem = (x: number, y: number, scale: number) => (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d={seatEmblem(colour)}
      fill={seatInk(colour)}
      fillRule="evenodd"
    />
  );
  const walker = (
    <>
      {body(CLOAK)}
      <path d={CLOAK_SHADE} fill={dark} />
      <path className="fig-face" d={FACE} />
      {emblem(-0.8, 5, 0.95)}
    </>
  );
  switch (kind) {
    case 'big':
      return (
        <g transform="scale(1.28)">
          {walker}
          <path className="fig-gold" d="M-5-10.4L-6-15.4L-2.6-13L0-16.6L2.6-13L6-15.4L5-10.4Z" />
        </g>
      );
    case 'abbot':
      return (
        <>
          {walker}
          <path className="fig-line" d="M-4.6-9.6C-5-13-3-15.4 0-17.6C3-15.4 5-13 4.6-9.6Z" fill={fill} />
          <path className="fig-gold" d="M-.8-16.4H.8V-14.6H2.4V-13H.8V-10.4H-.8V-13H-2.4V-14.6H-.8Z" />
          <path className="fig-staff" d="M9.6 12.4V-8C9.6-12.4 14.4-12 13.6-8.6" />
        </>
      );
    case 'builder':
      return (
        <>
          {walker}
          <path
            className="fig-line"
            d="M-6.6-8.6H6.6C6-12.4 3.6-14 0-14S-6-12.4-6.6-8.6Z"
            fill={seatInk(colour)}
          />
          <path className="fig-staff" d="M11 12V-5" />
          <path className="fig-steel" d="M6.6-9H15V-4.6H6.6Z" />
        </>
      );
    case 'shepherd':
      return (
        <>
          {walker}
          <path
            className="fig-line"
            d="M-8.4-7.4C-4-9-4-12.8 0-12.8S4-9 8.4-7.4C4-6-4-6-8.4-7.4Z"
            fill={dark}
          />
          <path className="fig-staff" d="M10.6 12.6V-9C10.6-14 4.6-14 5.4-9.6" />
        </>
      );
    case 'robber':
      return (
        <>
          {walker}
          <path className="fig-ink" d="M-5.2-9H5.2V-6H-5.2Z" />
          <path
            className="fig-sack"
            d="M5 6C5 1 8-1 10-1.6L9-4.4H14L13-1.6C16 0 17 6 14.6 8.6H7C5.6 8 5 7 5 6Z"
          />
        </>
      );
    case 'messenger':
      return (
        <>
          {walker}
          <path
            className="fig-line"
            d="M-5.4-9.4C-4-13.8 4-13.8 5.4-9.4L10-11C9-13.6 5.4-15.6 1-15.4C-3-15.2-5.8-13-5.4-9.4Z"
            fill={dark}
          />
          <path className="fig-scroll" d="M6 1.4H15V7.4H6ZM6 1.4L10.5 5L15 1.4" />
        </>
      );
    case 'pig':
      return (
        <>
          {body(PIG)}
          <circle className="fig-ink-fill" cx={7.2} cy={-1.6} r={1} />
          <path className="fig-staff-thin" d="M-11 1C-13.6 1-13.6-2.4-11.6-2" />
          {emblem(-2.2, 0, 0.85)}
        </>
      );
    case 'marker':
      return (
        <>
          <circle className="fig-line" r={8} fill={fill} />
          {emblem(0, 0, 1)}
        </>
      );
    default:
      return walker;
  }
}

const token = (inner: ReactNode): ReactNode => (
  <>
    <circle className="fig-token" r={11} />
    {inner}
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

const ingot = (
  <>
    <path className="fig-gold" d="M-11 6L-7.6-1.6H7.6L11 6Z" />
    <path className="fig-gold-light" d="M-7.6-1.6L-5-6H5L7.6-1.6Z" />
    <path className="fig-gold-mark" d="M-5 2.4H5" />
  </>
);

const wizard = (robe: string, hat: string): ReactNode => (
  <>
    <path className="fig-halo" d={CLOAK} />
    <path className={`fig-line ${robe}`} d={CLOAK} />
    <path className="fig-face" d={FACE} />
    <path className={`fig-line ${robe}`} d={hat} />
  </>
);

/** Pieces that belong to nobody. */
const NEUTRAL: Readonly<Record<string, ReactNode>> = {
  mage: (
    <>
      {wizard('fig-mage', 'M-6.4-8.6C-3-9.8-2-16 0-21C2-16 3-9.8 6.4-8.6C3-7.6-3-7.6-6.4-8.6Z')}
      <path
        className="fig-gold"
        d="M0 0L1.2 3L4.4 3.2L2 5.2L2.8 8.4L0 6.6L-2.8 8.4L-2 5.2L-4.4 3.2L-1.2 3Z"
      />
      <path className="fig-staff" d="M11 12.6V-8" />
      <circle className="fig-gold" cx={11} cy={-10} r={2.6} />
    </>
  ),
  witch: (
    <>
      {wizard(
        'fig-witch',
        'M-11-7.6C-6-9-4-9.4-3.4-10L-2.4-17L3.6-21.4L2.8-16.6L3.6-10C4-9.4 6-9 11-7.6C5-5.6-5-5.6-11-7.6Z',
      )}
      <path className="fig-moon" d="M1.6 1A4 4 0 1 0 1.6 8.6A3.2 3.2 0 1 1 1.6 1Z" />
      <path className="fig-staff" d="M-12 12.6L12-1" />
      <path className="fig-broom" d="M-9 8.6L-16.6 11.4L-14.4 16L-7.4 11.8Z" />
    </>
  ),
  ferry: (
    <>
      <path className="fig-wood" d="M-15-2H15L11.4 6H-11.4Z" />
      <path className="fig-staff-thin" d="M-13 1.8H13" />
      <path className="fig-staff" d="M0-2V-13" />
      <path className="fig-sail" d="M1.2-13C8-11.4 8.6-6 8.4-3.4H1.2Z" />
    </>
  ),
  ingot,
  gold: ingot,
  'wheel-pig': (
    <>
      <path className="fig-line fig-pink" d={PIG} />
      <circle className="fig-ink-fill" cx={7.2} cy={-1.6} r={1} />
      <path className="fig-clover" d="M-2 0C-5-1-5-5-2-4C-1-7 3-6 1.6-3C4.6-3 4 1 1 0.4C1 3-3 3.4-2 0Z" />
    </>
  ),
  wine: token(<g transform="scale(1.5)">{wineSign}</g>),
  wheat: token(<g transform="scale(1.5)">{wheatSign}</g>),
  cloth: token(<g transform="scale(1.5)">{clothSign}</g>),
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
};

/** Kinds of pieces that have an owner, and those that have none. */
export const OWN_PIECES = [
  'follower',
  'big',
  'abbot',
  'builder',
  'pig',
  'shepherd',
  'robber',
  'messenger',
  'marker',
] as const;
export const PIECES: readonly string[] = Object.keys(NEUTRAL).filter((kind) => kind !== 'gold');
