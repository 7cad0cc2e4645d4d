import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo } from '../../session/types.ts';
import { lineColour, lineDashes } from './look.ts';
import './charts.css';

/** Who is which line. */
export function LineLegend({ seats }: { readonly seats: readonly SeatInfo[] }) {
  return (
    <ul className="chart-legend bare">
      {seats.map(({ colour, name }) => (
        <li key={colour}>
          <SeatBadge colour={colour} />
          <svg viewBox="0 0 40 6" aria-hidden="true">
            <path
              d="M1 3H39"
              stroke={lineColour(colour)}
              strokeWidth="3.2"
              strokeDasharray={lineDashes(colour)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

export interface Swatch {
  readonly key: string;
  readonly name: string;
  readonly fill: string;
  readonly stroke: string;
  readonly emblem?: { readonly d: string; readonly ink: string };
}

/** Which paint means what. */
export function SwatchLegend({ swatches }: { readonly swatches: readonly Swatch[] }) {
  return (
    <ul className="chart-legend bare">
      {swatches.map(({ key, name, fill, stroke, emblem }) => (
        <li key={key}>
          <svg className="swatch" viewBox="0 0 24 16" aria-hidden="true">
            <rect x="1" y="1" width="22" height="14" rx="3" fill={fill} stroke={stroke} strokeWidth="1.5" />
            {emblem && <path d={emblem.d} fill={emblem.ink} fillRule="evenodd" transform="translate(12 8)" />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
