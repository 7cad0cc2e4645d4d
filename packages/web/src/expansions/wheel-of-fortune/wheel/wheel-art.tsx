import { memo, type ReactNode, useState } from 'react';
import { FigureArt } from '../../../art/figure-art.tsx';
import type { Point } from '../../../art/geometry.ts';
import { carved, evening, line, part } from '../../../art/wood.tsx';
import { WHEEL_RADIUS } from '../face.ts';
import { SECTOR_SIGNS } from './sector-signs.tsx';

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

/** The wheel over its sixteen squares, in a box of 400 × 400: the disc turns until the sector stands at the top, where the pig is. */
export const WheelArt = memo(function WheelArt({ sector, crowns = [] }: WheelArtProps) {
  const turned = useTurned(turnFor(sector));
  return (
    <g className="figure">
      {carved(RIM, '#8a5c34', 'flat')}
      <Disc turned={turned}>
        {WHEEL_SECTORS.map((name, i) => (
          <path key={name} d={slice(i)} fill={name === sector ? HERE : PALE[i % 2]} />
        ))}
        {line(RAYS, '#4f3118', 5)}
        {line(RAYS, '#a8713c', 3)}
      </Disc>
      {line(GLEAM, 'rgba(255,244,216,.55)', 2)}
      {evening(RIM)}
      <Disc turned={turned}>
        {WHEEL_SECTORS.map((name, i) => (
          <Upright key={name} at={polar(60 * i, 82)} turned={turned} scale={1.9}>
            {SECTOR_SIGNS[name]}
          </Upright>
        ))}
        {WHEEL_SECTORS.flatMap((name, i) =>
          Array.from({ length: CROWN_SPACES[i] }, (_, space) => {
            const at = crownOnDisc(name, space);
            return (
              <Upright key={`${name} ${at.x}`} at={at} turned={turned}>
                <circle r={15} fill="#fbf1d8" stroke="#8a5c34" strokeWidth={1.6} />
                {part('M-8.4 5.4L-10-5L-4.6-.6L0-8L4.6-.6L10-5L8.4 5.4Z', '#eebb34')}
              </Upright>
            );
          }),
        )}
        {crowned(crowns).map(({ figure, at, key }) => (
          <Upright key={key} at={at} turned={turned}>
            <FigureArt kind={figure.kind} seat={figure.seat} />
          </Upright>
        ))}
      </Disc>
      <circle cx={MIDDLE} cy={MIDDLE} r={15} fill="#a8713c" stroke="#4f3118" strokeWidth={2.4} />
      <circle cx={MIDDLE - 3} cy={MIDDLE - 4} r={4.4} fill="#d9a46a" />
      {part(POINTER, '#b8292f')}
      <g transform={`translate(${MIDDLE} ${MIDDLE - PIG})`}>
        <FigureArt kind="wheel-pig" size={1.5} />
      </g>
    </g>
  );
});

/** What turns, around the hub at (0, 0). */
function Disc({ turned, children }: Pick<UprightProps, 'turned' | 'children'>) {
  return (
    <g
      className="wheel-disc"
      style={{ transform: `translate(${MIDDLE}px, ${MIDDLE}px) rotate(${turned}deg)` }}
    >
      {children}
    </g>
  );
}

interface UprightProps {
  readonly at: Point;
  /** How far the disc is turned. */
  readonly turned: number;
  readonly scale?: number;
  readonly children: ReactNode;
}

/** Something on the disc that never stands on its head. */
function Upright({ at: { x, y }, turned, scale = 1, children }: UprightProps) {
  return (
    <g
      className="wheel-disc"
      style={{ transform: `translate(${x}px, ${y}px) rotate(${-turned}deg) scale(${scale})` }}
    >
      {children}
    </g>
  );
}

const indexOf = (sector: string): number => Math.max(0, (WHEEL_SECTORS as readonly string[]).indexOf(sector));

/** How far the disc is turned when it has stopped at a sector: less than once round, against the clock. */
const turnFor = (sector: string): number => -60 * indexOf(sector);

/** Where a figure on a crown space stands while the disc is at a sector, in the wheel's box of 400 × 400. */
export function crownPlace(stopped: string, sector: string, space: number): Point {
  return inBox(polar(crownAngle(sector, space) + turnFor(stopped), CROWNS));
}

/** Where a sector’s crown spaces are pressed while the disc is at a sector, in the wheel's box of 400 × 400. */
export const sectorPlace = (stopped: string, sector: string): Point =>
  inBox(polar(60 * indexOf(sector) + turnFor(stopped), CROWNS));

const inBox = ({ x, y }: Point): Point => ({ x: x + MIDDLE, y: y + MIDDLE });
const crownOnDisc = (sector: string, space: number): Point => polar(crownAngle(sector, space), CROWNS);

function crownAngle(sector: string, space: number): number {
  const i = indexOf(sector);
  const aside = CROWN_SPACES[i] === 2 ? (space % 2 === 0 ? -14 : 14) : 0;
  return 60 * i + aside;
}

/** How far from the hub crown spaces are. */
const CROWNS = 121;
/** How far from the hub the pig stands. */
const PIG = 43;

/** The way the disc has turned, in degrees: always on, never back. */
function useTurned(degrees: number): number {
  const [turned, turn] = useState(degrees);
  const rest = (((turned - degrees) % 360) + 360) % 360;
  if (rest !== 0) turn(turned - rest);
  return turned - rest;
}

function crowned(figures: readonly CrownedFigure[]) {
  const used = new Map<string, number>();
  return figures.map((figure) => {
    const space = used.get(figure.sector) ?? 0;
    used.set(figure.sector, space + 1);
    return { figure, at: crownOnDisc(figure.sector, space), key: `${figure.sector} ${space}` };
  });
}

/** From the hub: degrees clockwise from the top. */
function polar(degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

const RIM = `M${MIDDLE} ${MIDDLE - WHEEL_RADIUS}A${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 1 1 ${MIDDLE} ${MIDDLE + WHEEL_RADIUS}A${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 1 1 ${MIDDLE} ${MIDDLE - WHEEL_RADIUS}Z`;
const FACE = WHEEL_RADIUS - 7;
/** Light along the rim, where it faces the sun. */
const GLEAM = `M${MIDDLE - 138} ${MIDDLE - 34}A142 142 0 0 1 ${MIDDLE - 34} ${MIDDLE - 138}`;
/** On the rim, where the disc stops. */
const POINTER = `M${MIDDLE - 9} ${MIDDLE - WHEEL_RADIUS - 6}H${MIDDLE + 9}L${MIDDLE} ${MIDDLE - WHEEL_RADIUS + 12}Z`;
/** Sectors by turns, and the one where the pig is. */
const PALE = ['#f6e9cb', '#e4d0a4'];
const HERE = '#f0cc66';

function slice(i: number): string {
  const [a, b] = [polar(60 * i - 30, FACE), polar(60 * i + 30, FACE)];
  return `M0 0L${a.x} ${a.y}A${FACE} ${FACE} 0 0 1 ${b.x} ${b.y}Z`;
}

function ray(degrees: number): string {
  const end = polar(degrees, FACE);
  return `M0 0L${end.x} ${end.y}`;
}

const RAYS = WHEEL_SECTORS.map((_, i) => ray(60 * i - 30)).join('');
