import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { Colour } from '../../session/types.ts';

interface TipProps {
  readonly head: string;
  readonly entries: readonly {
    readonly series: { readonly name: string; readonly colour?: Colour } | undefined;
    readonly value: string;
  }[];
}

/** The numbers at one place of a chart. */
export function Tip({ head, entries }: TipProps) {
  return (
    <div className="chart-tip">
      <strong>{head}</strong>
      <ul className="bare">
        {entries.map(
          ({ series, value }) =>
            series !== undefined && (
              <li key={series.name}>
                {series.colour !== undefined && <SeatBadge colour={series.colour} />}
                <span>{series.name}</span>
                <b>{value}</b>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
