import type { TileSpec } from '@bastide/rules';
import { memo, type ReactNode } from 'react';
import { markArts } from '../../expansions/arts.ts';
import type { Point } from '../geometry.ts';
import { turnedLayout } from '../place.ts';
import type { Ink } from '../scenery/ink.ts';
import { letterSign } from '../shapes.tsx';
import { type Detail, drawTile } from './drawing.ts';

export interface TileArtProps {
  readonly spec: TileSpec;
  /** Degrees clockwise. */
  readonly rot: number;
  /** Where it lies: trees and houses follow from it. */
  readonly x: number;
  readonly y: number;
  /** By place: which segments belong to closed features. */
  readonly closed?: readonly boolean[] | undefined;
  readonly detail?: Detail | undefined;
}

/** One tile in a box of 100 × 100; the parent moves it to its place. */
export const TileArt = memo(function TileArt({
  spec,
  rot,
  x,
  y,
  closed = OPEN,
  detail = 'full',
}: TileArtProps) {
  return (
    <g>
      <path className="a-meadow" d="M-.2-.2H100.2V100.2H-.2Z" />
      {paths(spec, rot, x, y, closed, detail).map(({ paint, d }) => (
        <path key={paint} className={`a-${paint}`} d={d} />
      ))}
      {signsOn(spec, rot, closed, detail)}
    </g>
  );
}, sameTile);

const OPEN: readonly boolean[] = [];

function sameTile(one: TileArtProps, other: TileArtProps): boolean {
  return (
    one.spec === other.spec &&
    one.rot === other.rot &&
    one.x === other.x &&
    one.y === other.y &&
    one.detail === other.detail &&
    (one.closed ?? OPEN).join() === (other.closed ?? OPEN).join()
  );
}

const known = new WeakMap<TileSpec, Map<string, readonly Ink[]>>();

/** Painted once for each place and detail, so that a change of zoom is quick the second time. */
function paths(
  spec: TileSpec,
  rot: number,
  x: number,
  y: number,
  closed: readonly boolean[],
  detail: Detail,
): readonly Ink[] {
  const all = known.get(spec) ?? new Map<string, readonly Ink[]>();
  known.set(spec, all);
  const key = `${rot} ${x} ${y} ${closed.join()} ${detail}`;
  const found = all.get(key) ?? drawTile({ spec, rot, x, y, closed }, detail);
  all.set(key, found);
  return found;
}

/** Signs grow as the tile shrinks: they must stay readable. */
const SIGN_SCALE: Readonly<Record<Detail, number>> = { full: 1, medium: 1.5, plain: 1.7 };

function signsOn(spec: TileSpec, rot: number, closed: readonly boolean[], detail: Detail): ReactNode[] {
  const { marks, centres } = turnedLayout(spec, rot);
  const sign = (name: string, { x, y }: Point, turn = 0, size = 1) => {
    const scale = size * (markArts[name]?.large ? Math.min(SIGN_SCALE[detail], 1.15) : SIGN_SCALE[detail]);
    const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
    const turned = turn === 0 ? '' : ` rotate(${turn})`;
    return (
      <use
        key={`${name} ${x} ${y}`}
        href={`#sign-${name}`}
        transform={`translate(${x} ${y})${turned}${scaled}`}
      />
    );
  };
  return [
    ...centres.map(({ kind, place, at }) =>
      sign(kind === 'monastery' && closed[place] ? 'monastery-lit' : kind, {
        x: at.x,
        y: at.y + (kind === 'monastery' ? 4 : 0),
      }),
    ),
    ...marks.flatMap(({ name, value, at, size }) => {
      const art = markArts[name];
      if (art === undefined) return plainSign(name, at, SIGN_SCALE[detail]);
      if (art.signs !== undefined) return sign(`${name}${value}`, at);
      if (art.sign === undefined) return [];
      return sign(name, at, art.turns ? ((value - 1) * 45 + rot) % 360 : 0, art.turns ? 1 : size);
    }),
  ];
}

/** A mark without art. */
function plainSign(name: string, { x, y }: Point, scale: number): ReactNode {
  return (
    <g key={`${name} ${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {letterSign(name)}
    </g>
  );
}
