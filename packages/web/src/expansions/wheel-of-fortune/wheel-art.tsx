import { memo, type ReactNode } from 'react';
import { FigureArt } from '../../art/figure-art.tsx';
import type { Point } from '../../art/geometry.ts';
import { WHEEL_RADIUS } from './face.ts';

/** The sectors clockwise from the top, with their crown spaces, as the rules name them. */
export const WHEEL_SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
const CROWN_SPACES = [1, 2, 1, 2, 1, 2];
const MIDDLE = 200;

export interface CrownedFigure {
  /** Name of the sector. */
  readonly sector: string;
  readonly kind: string;
  /** A place in the list of colours, or a colour's name. */
  readonly seat: number | string;
}

export interface WheelArtProps {
  /** Where the pig is, by name. */
  readonly sector: string;
  readonly crowns?: readonly CrownedFigure[] | undefined;
}

/** The wheel over its sixteen squares, in a box of 400 × 400. */
export const WheelArt = memo(function WheelArt({ sector, crowns = [] }: WheelArtProps) {
  const pig = wheelPigPlace(sector);
  return (
    <g>
      <circle className="w-rim" cx={MIDDLE} cy={MIDDLE} r={WHEEL_RADIUS} />
      {WHEEL_SECTORS.map((name, i) => (
        <path
          key={name}
          className={`w-sector w-${i % 2 === 0 ? 'even' : 'odd'}`}
          data-here={name === sector || undefined}
          d={slice(i)}
        />
      ))}
      <path className="w-spoke" d={WHEEL_SECTORS.map((_, i) => ray(60 * i - 30)).join('')} />
      {WHEEL_SECTORS.map((name, i) => {
        const { x, y } = polar(60 * i, 82);
        return (
          <g key={name} transform={`translate(${x} ${y}) scale(1.9)`}>
            {SIGNS[name]}
          </g>
        );
      })}
      {WHEEL_SECTORS.flatMap((name, i) =>
        Array.from({ length: CROWN_SPACES[i] }, (_, space) => {
          const { x, y } = crownPlace(name, space);
          return (
            <g key={`${name} ${x}`} transform={`translate(${x} ${y})`}>
              <circle className="w-space" r={15} />
              <path className="w-crown" d="M-8.4 5.4L-10-5L-4.6-.6L0-8L4.6-.6L10-5L8.4 5.4Z" />
            </g>
          );
        }),
      )}
      <circle className="w-hub" cx={MIDDLE} cy={MIDDLE} r={15} />
      {crowned(crowns).map(({ figure, at: { x, y }, key }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <FigureArt kind={figure.kind} seat={figure.seat} />
        </g>
      ))}
      <g transform={`translate(${pig.x} ${pig.y})`}>
        <FigureArt kind="wheel-pig" size={1.5} />
      </g>
    </g>
  );
});

const indexOf = (sector: string): number => Math.max(0, (WHEEL_SECTORS as readonly string[]).indexOf(sector));

/** Where a figure on a crown space stands, in the wheel's box of 400 × 400. */
export function crownPlace(sector: string, space: number): Point {
  const i = indexOf(sector);
  const aside = CROWN_SPACES[i] === 2 ? (space % 2 === 0 ? -14 : 14) : 0;
  return polar(60 * i + aside, 121);
}

/** Where the pig stands, in the wheel's box of 400 × 400. */
const wheelPigPlace = (sector: string): Point => polar(60 * indexOf(sector), 43);

function crowned(figures: readonly CrownedFigure[]) {
  const used = new Map<string, number>();
  return figures.map((figure) => {
    const space = used.get(figure.sector) ?? 0;
    used.set(figure.sector, space + 1);
    return { figure, at: crownPlace(figure.sector, space), key: `${figure.sector} ${space}` };
  });
}

/** Degrees clockwise from the top. */
function polar(degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(MIDDLE + radius * Math.cos(angle)), y: round(MIDDLE + radius * Math.sin(angle)) };
}

const FACE = WHEEL_RADIUS - 7;

function slice(i: number): string {
  const [a, b] = [polar(60 * i - 30, FACE), polar(60 * i + 30, FACE)];
  return `M${MIDDLE} ${MIDDLE}L${a.x} ${a.y}A${FACE} ${FACE} 0 0 1 ${b.x} ${b.y}Z`;
}

function ray(degrees: number): string {
  const end = polar(degrees, FACE);
  return `M${MIDDLE} ${MIDDLE}L${end.x} ${end.y}`;
}

const SIGNS: Readonly<Record<(typeof WHEEL_SECTORS)[number], ReactNode>> = {
  fortune: (
    <>
      <path className="m-line" d="M0 1C.4 4 1.6 6 3 7.4" strokeWidth={1.6} />
      <path
        className="f-leaves m-out"
        d="M0 0C-1.4-3.6-4-7-6-5.4C-8.4-3.4-4-.8 0 0C-4 .8-8.4 3.4-6 5.4C-4 7-1.4 3.6 0 0C1.4 3.6 4 7 6 5.4C8.4 3.4 4 .8 0 0C4-.8 8.4-3.4 6-5.4C4-7 1.4-3.6 0 0Z"
      />
    </>
  ),
  taxes: (
    <>
      <path
        className="f-gold m-out"
        d="M-7 6V3A4.6 2 0 0 1 2.2 3V6A4.6 2 0 0 1-7 6ZM-7 3V0A4.6 2 0 0 1 2.2 0V3A4.6 2 0 0 1-7 3Z"
      />
      <ellipse className="f-gold m-out" cx={-2.4} cy={0} rx={4.6} ry={2} />
      <circle className="f-gold m-out" cx={4} cy={-4} r={3.6} />
      <path className="m-line" d="M4-6V-2M2.6-4.6H5.4" />
    </>
  ),
  famine: (
    <>
      <path className="f-ochre m-out" d="M-7 1H7C7 5 4 7 0 7S-7 5-7 1Z" />
      <path
        className="m-line"
        d="M-4-1.6C-5-3.4-3-4.6-4-6.6M0-1.6C-1-3.4 1-4.6 0-6.6M4-1.6C3-3.4 5-4.6 4-6.6"
        opacity={0.5}
      />
      <path className="m-line" d="M-8-7L8 8" strokeWidth={1.8} />
    </>
  ),
  storm: (
    <>
      <path className="f-stone m-out" d="M-6 1A3.4 3.4 0 0 1-5.4-5.6A5 5 0 0 1 3.6-6A3.6 3.6 0 0 1 6 1Z" />
      <path className="f-gold m-out" d="M.6-.4L-3 4.4H-.4L-1.6 8.6L3.6 3H.8L2.6-.4Z" />
    </>
  ),
  inquisition: (
    <>
      <path className="f-earth m-out" d="M-8 7L-6.8 4.8L8 7.2L6.8 9ZM8 7L6.8 4.8L-8 7.2L-6.8 9Z" />
      <path
        className="f-flag m-out"
        d="M0-8C1-4.6 5.4-3 5 1.4C4.8 4 2.6 5.6 0 5.6S-5 4-5 1.4C-5-1-3-1.6-3-4C-1.6-3.4-1-2.6-.8-1.6C.2-3.4 .4-5.6 0-8Z"
      />
      <path
        className="f-gold"
        d="M0 5C-2 5-2.6 3.4-2 2C-1.4.8-.4.4 0-1C1 .6 2.4 1.4 2.2 3.2C2 4.4 1.2 5 0 5Z"
      />
    </>
  ),
  plague: (
    <>
      <path
        className="f-wool m-out"
        d="M0-8C4.6-8 7-4.8 6.6-1.2C6.4.8 5.2 2 4 2.8V6.4H-4V2.8C-5.2 2-6.4.8-6.6-1.2C-7-4.8-4.6-8 0-8Z"
      />
      <path
        className="m-ink"
        d="M-4.4-1.6A1.8 1.9 0 1 1-.8-1.6A1.8 1.9 0 1 1-4.4-1.6ZM.8-1.6A1.8 1.9 0 1 1 4.4-1.6A1.8 1.9 0 1 1 .8-1.6ZM0 .8L1 2.8H-1Z"
      />
      <path className="m-line" d="M-1.4 4V6.4M1.4 4V6.4" />
    </>
  ),
};
