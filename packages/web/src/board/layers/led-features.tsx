import type { FeatureSurvey } from '@bastide/rules/internal';
import { useMemo } from 'react';
import { seatColour, seatEmblem, seatInk } from '../../art/index.ts';
import type { SeatInfo, TileView } from '../../session/types.ts';
import { outlineOf } from '../land/outline.ts';

interface LedFeaturesProps {
  /** For the names of its patterns. */
  readonly name: string;
  readonly features: readonly FeatureSurvey[];
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly seats: readonly SeatInfo[];
  /** How much larger the emblems are than on a near land. */
  readonly scale: number;
}

/** Features in the colour of those who lead them, strewn with their badges; striped where several share one. */
export function LedFeatures({ name, features, tiles, seats, scale }: LedFeaturesProps) {
  const areas = useMemo(
    () =>
      features.map(({ feature, kind, leaders, segments }) => ({
        feature,
        kind,
        leaders,
        d: outlineOf(segments, tiles),
      })),
    [features, tiles],
  );
  const kinds = new Map(areas.map(({ leaders }) => [leaders.join('-'), leaders]));
  return (
    <>
      <defs>
        {[...kinds].map(([key, leaders]) => (
          <Stripes key={key} id={`${name}-${key}`} leaders={leaders} seats={seats} scale={scale} />
        ))}
      </defs>
      {areas.map(({ feature, kind, leaders, d }) => (
        <path
          key={feature}
          data-kind={kind}
          className={leaders.length === 0 ? 'board-field unled' : 'board-field'}
          d={d}
          fill={leaders.length === 0 ? undefined : `url(#${name}-${leaders.join('-')})`}
        />
      ))}
    </>
  );
}

interface StripesProps {
  readonly id: string;
  readonly leaders: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly scale: number;
}

const STRIPE = 30;

/** Slanting stripes of tinted light, one for each leader, with its badge upright on it. */
function Stripes({ id, leaders, seats, scale }: StripesProps) {
  return (
    <pattern
      id={id}
      width={leaders.length * STRIPE}
      height={STRIPE}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(45) scale(${scale})`}
    >
      {leaders.map((seat, i) => {
        const { colour } = seats[seat];
        const fill = seatColour(colour);
        return (
          <g key={seat}>
            <rect className="board-tint" x={i * STRIPE} width={STRIPE} height={STRIPE} fill={fill} />
            <g transform={`translate(${(i + 0.5) * STRIPE} ${STRIPE / 2}) rotate(-45)`}>
              <circle r={6.4} fill={fill} />
              <path d={seatEmblem(colour)} fill={seatInk(colour)} fillRule="evenodd" transform="scale(.88)" />
            </g>
          </g>
        );
      })}
    </pattern>
  );
}
