import type { CSSProperties } from 'react';
import type { HappenedProps } from '../table-extras.ts';
import { Die } from './die.tsx';
import { Machine } from './machine.tsx';
import './flight.css';

/** FM1: the die rolls beside the machine, which then flies as far as it shows. */
export function Flight({ n, from, to, scale }: HappenedProps) {
  const [east, south] = [to.x - from.x, to.y - from.y];
  const heading = (Math.atan2(east, -south) * 180) / Math.PI;
  const way = { '--east': `${east}px`, '--south': `${south}px` } as CSSProperties;
  return (
    <g transform={`translate(${from.x} ${from.y})`}>
      <path className="flight-way" d={`M0 0L${east} ${south}`} />
      <g className="flight-machine" style={way}>
        <g transform={`rotate(${heading}) scale(${2.2 * scale})`}>
          <Machine />
        </g>
      </g>
      <g transform={`translate(0 ${-46 * scale}) scale(${2 * scale})`}>
        <g className="flight-die">
          <Die value={n} />
          <g className="flight-side">
            <Die value={(n % 3) + 1} />
          </g>
        </g>
      </g>
    </g>
  );
}
