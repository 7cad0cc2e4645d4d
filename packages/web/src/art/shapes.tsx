import type { ReactNode } from 'react';
import { seatColour, seatDark, seatEmblem, seatInk } from './seats.ts';

/** A round token with something on it. */
export const token = (inner: ReactNode): ReactNode => (
  <>
    <circle className="fig-token" r={11} />
    {inner}
  </>
);

/** A token nobody has drawn. */
export const letterToken = (name: string): ReactNode =>
  token(
    <text className="fig-number" y={2.8}>
      {name.charAt(0).toUpperCase()}
    </text>,
  );

/** The cloak of all who walk upright: a hood, shoulders, a hem. */
export const CLOAK =
  'M0-12.5C3.4-12.5 5.4-10 5.2-7C5-5.4 4.4-4.4 3.6-3.6C7.4-2 9.2 3.4 9.8 12C4 13.6-4 13.6-9.8 12C-9.2 3.4-7.4-2-3.6-3.6C-4.4-4.4-5-5.4-5.2-7C-5.4-10-3.4-12.5 0-12.5Z';
export const FACE =
  'M0-10.2C2-10.2 3-8.6 2.8-6.8C2.6-5.2 1.4-4.2 0-4.2S-2.6-5.2-2.8-6.8C-3-8.6-2-10.2 0-10.2Z';
const CLOAK_SHADE = 'M3.6-3.6C7.4-2 9.2 3.4 9.8 12C7.6 12.6 5.4 13 3.2 13.2C4.6 7 4.6 1 2-3Z';

/** A hog seen from the side. */
export const HOG =
  'M-11 3C-11.5-3-7-6.5-1-6.5C1-6.5 3.4-6.2 5-5.2L8.4-7.6L8.6-3.6C10-2.6 10.6-1.6 10.8-.4L12.6 0V3.4L10.4 3.6C9.6 5 8.4 5.8 7 6.2V9.6H3.8V6.8H-4.4V9.6H-7.6V6C-9.6 5.4-10.8 4.4-11 3Z';

/** What a figure of a seat is drawn with. */
export interface Owner {
  readonly fill: string;
  readonly dark: string;
  readonly ink: string;
  /** A body of this outline. */
  body(d: string): ReactNode;
  /** The sign of the seat, which tells it apart without colours. */
  emblem(x: number, y: number, scale: number): ReactNode;
  /** Somebody who walks upright, as most figures do. */
  readonly walker: ReactNode;
}

export function ownerOf(colour: string): Owner {
  const fill = seatColour(colour);
  const dark = seatDark(colour);
  const ink = seatInk(colour);
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
      fill={ink}
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
  return { fill, dark, ink, body, emblem, walker };
}

/** Larger than the others, with a crown. */
export const crowned = ({ walker }: Owner): ReactNode => (
  <g transform="scale(1.28)">
    {walker}
    <path className="fig-gold" d="M-5-10.4L-6-15.4L-2.6-13L0-16.6L2.6-13L6-15.4L5-10.4Z" />
  </g>
);
