import type { Kind } from '@bastide/rules';
import { surveyNamed } from '@bastide/rules/internal';
import { memo, useMemo } from 'react';
import { seatColour, seatInk, segmentSpot } from '../../art/index.ts';
import { TILE } from '../../board/camera/camera.ts';
import { effectsOf, pointsMoved } from '../../board/effects/effects.ts';
import { outlineOf } from '../../board/land/outline.ts';
import { tileIndex } from '../../board/land/tile-index.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import type { CountStep } from './final-count.ts';
import type { Ending } from './use-ending.ts';

interface CountLightsProps {
  readonly ending: Ending;
  readonly seats: readonly SeatInfo[];
}

/** Wider than any land. */
const FAR = 100 * TILE;

/** The land in the evening: what is counted now lies in the light, what of its kind was counted before still glows. */
export const CountLights = memo(function CountLights({ ending, seats }: CountLightsProps) {
  const { step, count, view } = ending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the land is the same however far the points are counted
  const areas = useMemo(
    () => new Map(count?.steps.map((one) => [one.key, areaOf(one, view)])),
    [count, view.tiles],
  );
  const all = count?.steps ?? [];
  const now = step === undefined ? -1 : all.indexOf(step);
  const before = all.slice(0, Math.max(0, now)).filter(({ kind }) => kind === step?.kind);
  const lit = step && areas.get(step.key);
  return (
    <g className="count-lights">
      <mask id="count-shade" maskUnits="userSpaceOnUse" x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR}>
        <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="#fff" />
        {before.map(({ key }) => (
          <path key={key} d={areas.get(key)} fill="#777" />
        ))}
        {lit !== undefined && <path d={lit} fill="#000" />}
      </mask>
      <rect
        className="count-shade"
        x={-FAR}
        y={-FAR}
        width={2 * FAR}
        height={2 * FAR}
        mask="url(#count-shade)"
      />
      {step && lit !== undefined && (
        <g key={step.key} className="count-lit">
          <path className="count-tint" d={lit} fill={seatColour(seats[step.awards[0].seat].colour)} />
          <g mask="url(#count-shade)">
            {step.awards.map(({ seat }, index) => (
              <path
                key={seat}
                className="count-rim"
                d={lit}
                stroke={seatColour(seats[seat].colour)}
                strokeWidth={14 * (step.awards.length - index)}
              />
            ))}
          </g>
        </g>
      )}
    </g>
  );
});

/** What is counted with the tiles around it. */
const AROUND: readonly Kind[] = ['monastery', 'garden'];

/** The area of what is counted, if it has one on the land. */
export function areaOf({ awards: [{ x, y, on }] }: CountStep, view: TableView): string | undefined {
  if (x === undefined || y === undefined || on === undefined) return undefined;
  const feature = surveyNamed(view, { x, y, on });
  if (feature === undefined) return undefined;
  if (!AROUND.includes(feature.kind)) return outlineOf(feature.segments, tileIndex(view.tiles));
  return view.tiles
    .filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1)
    .map((tile) => `M${tile.x * TILE} ${tile.y * TILE}h${TILE}v${TILE}h${-TILE}z`)
    .join('');
}

/** Points are read from afar too, and stand over what they are for: by so many rows. */
const READABLE = 1.1;
const OVER = 0.8;

/** The points of what is counted, over the figures. */
export function CountPoints({ ending: { step, view }, seats, zoom }: CountLightsProps & { zoom: number }) {
  const shown = useMemo(
    () => effectsOf(step?.awards ?? [], tileIndex(view.tiles), segmentSpot),
    [step, view.tiles],
  );
  const points = shown.flatMap((one) => (one.kind === 'points' ? [one] : []));
  const scale = Math.max(1, READABLE / zoom);
  return points.map((one) => (
    <g key={`${step?.key} ${one.seat}`} transform={pointsMoved({ ...one, row: one.row + OVER }, scale)}>
      <g className="board-points counted">
        <circle r="17" fill={seatColour(seats[one.seat].colour)} />
        <text fill={seatInk(seats[one.seat].colour)}>
          {one.points > 0 ? `+${one.points}` : `−${-one.points}`}
        </text>
      </g>
    </g>
  ));
}
