import type { ReactNode } from 'react';
import { faded, tone } from './paint/tone.ts';

/** A pilgrim: a pointed hood, a collar, a cloak like a bell. All who walk upright are cut like this, about (0, 0). */
export const CLOAK =
  'M0-15.6C1.6-14.4 4.9-12.6 4.9-9.8C4.9-8 4-6.9 2.9-6.3C4.1-6 5.5-5.4 5.6-4.3C5.8-3.6 5.3-3.1 4.9-2.8C6.1-.6 7 2.2 7.8 5.2C8.5 7.8 10.2 8.6 10.4 10.4C10.5 11.8 9.5 12.3 8.1 12.3H-8.1C-9.5 12.3-10.5 11.8-10.4 10.4C-10.2 8.6-8.5 7.8-7.8 5.2C-7 2.2-6.1-.6-4.9-2.8C-5.3-3.1-5.8-3.6-5.6-4.3C-5.5-5.4-4.1-6-2.9-6.3C-4-6.9-4.9-8-4.9-9.8C-4.9-12.6-1.6-14.4 0-15.6Z';
const CLOAK_SHADE =
  'M.7-14.8C2.5-13.4 4.6-12.4 4.6-9.8C4.6-8 3.7-6.9 2.7-6.3C.9-8.2 2.5-11.6 .7-14.8ZM4.6-2.8C5.9-.6 6.8 2.2 7.6 5.2C8.2 7.8 9.9 8.6 10.2 10.4C10.3 11.6 9.3 12.1 7.9 12.1H3.8C5.4 8 4.3 1.4 2.5-2.6Z';
const CLOAK_LIGHT =
  'M-.7-13.6C-2-12.5-3.5-11.5-3.5-9.6C-3.5-8.4-2.9-7.6-2.1-7M-4.3-4.3C-3.6-4.8-2.7-5.1-1.6-5.3M-3.7-1.8C-5.1 .7-5.8 3.2-6.4 5.9C-7.1 8.3-8.7 9-8.9 10.4';
const CLOAK_GRAIN = 'M-2.7 1C-3.2 4.4-3.8 8-5 12M.7-4.4C1 1 .7 8-.2 12M3.4 0C4.3 4 5 8.4 5 12';

/** What stands, what lies flat, and a figure that has been laid down: light and shadow stay where they are. */
export type Posture = 'upright' | 'flat' | 'lying';

/** Degrees by which one that lies is turned. */
export const LAID = 82;

/** Where the side of the wood is seen, and its shadow falls; turned back for one that was laid down. */
const SIDE: Readonly<Record<Posture, string>> = {
  upright: 'translate(1.5 .9)',
  flat: 'translate(1.2 1)',
  lying: 'translate(1.1 -1.3)',
};
const FALLEN = { flat: 'translate(2.8 2.6)', lying: 'translate(2.4 -2.1)' } as const;
const castOf = (posture: Posture, foot: number): string =>
  posture === 'upright' ? `matrix(1 0 -.55 -.24 ${0.55 * foot} ${1.24 * foot})` : FALLEN[posture];

/** Painted wood of this outline: its shadow on the land, its dark side, its front. */
export const carved = (d: string, fill: string, posture: Posture = 'upright', foot = 12): ReactNode => (
  <>
    <path className="fig-shadow" d={d} transform={castOf(posture, foot)} />
    <path
      className="fig-wood"
      d={d}
      fill={tone(fill, 0.36)}
      stroke={tone(fill, 0.12)}
      transform={SIDE[posture]}
    />
    <path className="fig-wood" d={d} fill={fill} stroke={tone(fill, 0.12)} />
  </>
);

/** The blue of the evening over wood; nothing by day. */
export const evening = (d: string): ReactNode => <path className="fig-evening" d={d} />;

/** Somebody in a cloak of this colour; `mark` is painted on it. */
export const cloaked = (fill: string, mark: ReactNode, posture: Posture = 'upright'): ReactNode => (
  <>
    {carved(CLOAK, fill, posture)}
    <path d={CLOAK_SHADE} fill={tone(fill, 0.5)} />
    <path className="fig-line" d={CLOAK_GRAIN} stroke={tone(fill, 0.3, 0.3)} strokeWidth={0.5} />
    {evening(CLOAK)}
    <path className="fig-line" d={CLOAK_LIGHT} stroke={faded('#fff4d8', 0.72)} strokeWidth={1.2} />
    {mark}
  </>
);

/** Something on a figure: a hat, a tool. */
export const part = (d: string, fill: string): ReactNode => (
  <>
    <path className="fig-part" d={d} fill={fill} stroke={tone(fill, 0.12)} fillRule="evenodd" />
    {evening(d)}
  </>
);

export const line = (d: string, colour: string, width = 1): ReactNode => (
  <path className="fig-line" d={d} stroke={colour} strokeWidth={width} />
);

/** A staff with a dark edge. */
export const staff = (d: string, colour = '#8a5c34'): ReactNode => (
  <>
    {line(d, tone(colour, 0.15), 2.6)}
    {line(d, colour, 1.5)}
  </>
);
