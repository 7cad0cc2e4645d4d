import { surveyFields } from '@bastide/rules';
import { memo, useMemo } from 'react';
import { seatColour, seatPattern } from '../../art/index.ts';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { outlineOf } from '../land/outline.ts';

interface FieldLayerProps {
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly seats: readonly SeatInfo[];
}

/** Every field in the colour of those who would score it, hatched where several share it. */
export const FieldLayer = memo(function FieldLayer({ view, tiles, seats }: FieldLayerProps) {
  const fields = useMemo(
    () =>
      surveyFields(view).map(({ feature, leaders, segments }) => ({
        feature,
        leaders,
        d: outlineOf(segments, tiles),
      })),
    [view, tiles],
  );
  const shared = new Map(fields.map(({ leaders }) => [leaders.join('-'), leaders]));
  return (
    <g className="board-fields">
      <defs>
        {[...shared].map(([key, leaders]) =>
          leaders.length > 1 ? (
            <Hatch key={key} id={`fields-${key}`} leaders={leaders} seats={seats} />
          ) : undefined,
        )}
      </defs>
      {fields.map(({ feature, leaders, d }) => (
        <Field key={feature} d={d} leaders={leaders} seats={seats} />
      ))}
    </g>
  );
});

interface Led {
  readonly leaders: readonly number[];
  readonly seats: readonly SeatInfo[];
}

function Field({ d, leaders, seats }: Led & { readonly d: string }) {
  if (leaders.length === 0) return <path className="board-field unled" d={d} />;
  if (leaders.length > 1)
    return <path className="board-field" d={d} fill={`url(#fields-${leaders.join('-')})`} />;
  const { colour } = seats[leaders[0]];
  return (
    <>
      <path className="board-field" d={d} fill={seatColour(colour)} />
      <path className="board-field strewn" d={d} fill={seatPattern(colour)} />
    </>
  );
}

const STRIPE = 14;

/** Slanting stripes, one for each leader. */
function Hatch({ id, leaders, seats }: Led & { readonly id: string }) {
  const width = leaders.length * STRIPE;
  return (
    <pattern id={id} width={width} height={width} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {leaders.map((seat, i) => (
        <rect key={seat} x={i * STRIPE} width={STRIPE} height={width} fill={seatColour(seats[seat].colour)} />
      ))}
    </pattern>
  );
}
