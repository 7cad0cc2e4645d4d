import type { ReactNode } from 'react';
import { faded } from './paint/tone.ts';
import { seatColour, seatEmblem, seatInk } from './seats.ts';
import { carved, cloaked, evening, LAID, line, type Posture, part } from './wood.tsx';

const disc = (radius: number): string =>
  `M0-${radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0-${radius}Z`;

const COIN = disc(11);
const COIN_FACE = disc(8.8);
const COIN_LIGHT = 'M-9.4-2.6A9.8 9.8 0 0 1-1.6-9.6';

/** A round piece of wood of some colour, lying flat, with something on it. */
export const coin = (fill: string, inner: ReactNode): ReactNode => (
  <>
    {carved(COIN, fill, 'flat')}
    {evening(COIN)}
    {line(COIN_LIGHT, faded('#fff4d8', 0.7), 1.2)}
    {inner}
  </>
);

/** A round token with something on its pale face. */
export const token = (inner: ReactNode, fill = '#b98a54'): ReactNode =>
  coin(
    fill,
    <>
      <path className="fig-token" d={COIN_FACE} />
      {inner}
    </>,
  );

/** A token nobody has drawn. */
export const letterToken = (name: string): ReactNode =>
  token(
    <text className="fig-number" y={2.8}>
      {name.charAt(0).toUpperCase()}
    </text>,
  );

const HOG =
  'M-11.4 2.6C-11.8-3.2-7.4-6.8-1.4-6.8C1-6.8 3.2-6.4 4.9-5.4L8.2-8L8.8-3.6C10.2-2.6 10.9-1.6 11.1-.4L12.8 0V3.5L10.6 3.8C9.8 5.2 8.6 6 7.2 6.4V9.8H3.7V7H-4.5V9.8H-8V6.2C-10 5.4-11.2 4.4-11.4 2.6Z';
const HOG_LIGHT = 'M-10.2 1.6C-10.2-3-6.4-5.6-1.4-5.6C.8-5.6 2.6-5.2 4.2-4.4';

/** A hog seen from the side; `mark` is painted on its flank. */
export const hog = (fill: string, mark: ReactNode): ReactNode => (
  <>
    {carved(HOG, fill, 'upright', 9.8)}
    {evening(HOG)}
    {line(HOG_LIGHT, faded('#fff4d8', 0.72), 1.2)}
    {line('M-11.4 1C-13.8 1-13.8-2.4-11.8-2', '#2a1a14', 1.1)}
    <circle cx={7.4} cy={-1.8} r={1} fill="#2a1a14" />
    {mark}
  </>
);

/** What a figure of a seat is drawn with. */
export interface Owner {
  readonly fill: string;
  readonly ink: string;
  /** The sign of the seat, which tells it apart without colours. */
  emblem(x: number, y: number, scale: number): ReactNode;
  /** Somebody who walks upright, as most figures do. */
  readonly walker: ReactNode;
}

export function ownerOf(colour: string, posture: Posture = 'upright'): Owner {
  const fill = seatColour(colour);
  const ink = seatInk(colour);
  const upright = posture === 'lying' ? ` rotate(${-LAID})` : '';
  const emblem = (x: number, y: number, scale: number) => (
    <path
      transform={`translate(${x} ${y})${upright} scale(${scale})`}
      d={seatEmblem(colour)}
      fill={ink}
      fillRule="evenodd"
    />
  );
  return { fill, ink, emblem, walker: cloaked(fill, emblem(0, 5.4, 1.08), posture) };
}

/** Larger than the others, with a crown. */
export const crowned = ({ walker }: Owner): ReactNode => (
  <g transform="scale(1.24)">
    {walker}
    {part(
      'M-4.6-11.4L-5.8-16.4L-2.5-14.4L0-18L2.5-14.4L5.8-16.4L4.6-11.4C2-10.6-2-10.6-4.6-11.4Z',
      '#efc03a',
    )}
  </g>
);
