import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSettings } from '../../app/settings/settings.ts';
import { seatColour, seatEmblem, seatInk } from '../../art/seats.ts';
import type { Colour } from '../../session/types.ts';
import { useStatisticsWords } from '../words.ts';
import { AXIS, HEIGHT, lineColour, lineDashes, MARGIN } from './look.ts';
import { Tip } from './tip.tsx';

export interface LineSeries {
  readonly name: string;
  readonly colour: Colour;
  readonly values: readonly number[];
}

interface LinesProps {
  readonly label: string;
  readonly summary: string;
  readonly series: readonly LineSeries[];
  /** The words for a point on the way: `After tile 12`. */
  readonly at: (index: number) => string;
  readonly format: (value: number) => string;
  /** Whole numbers that stay as they are between two points. */
  readonly isStepped?: boolean;
}

/** So many emblems are strewn along a line, to tell it from the others where they cross. */
const EMBLEMS = 5;

/** Lines over time, one for each seat. Arrow keys walk along them. */
export function Lines({ label, summary, series, at, format, isStepped = false }: LinesProps) {
  const { motion } = useSettings();
  const { number } = useStatisticsWords();
  const length = series[0]?.values.length ?? 0;
  const data = Array.from({ length }, (_, index) => ({
    index,
    ...Object.fromEntries(series.map(({ values }, line) => [`line${line}`, values[index]])),
  }));
  const isNegative = series.some(({ values }) => values.some((value) => value < 0));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} className="chart-box">
      <LineChart data={data} margin={MARGIN} title={label} desc={summary} accessibilityLayer>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis {...AXIS} dataKey="index" type="number" domain={[0, 'dataMax']} allowDecimals={false} />
        <YAxis
          {...AXIS}
          width={38}
          allowDecimals={false}
          axisLine={false}
          tickFormatter={(n: number) => number(n)}
        />
        {isNegative && <ReferenceLine y={0} stroke="var(--line-strong)" />}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={({ label: index, payload }) => (
            <Tip
              head={at(Number(index))}
              entries={payload.map(({ dataKey, value }) => ({
                series: series[Number(String(dataKey).slice(4))],
                value: format(Number(value)),
              }))}
            />
          )}
        />
        {series.map(({ name, colour }, line) => (
          <Line
            key={colour}
            name={name}
            dataKey={`line${line}`}
            type={isStepped ? 'stepAfter' : 'linear'}
            stroke={lineColour(colour)}
            strokeWidth={2.6}
            strokeDasharray={lineDashes(colour)}
            dot={({ index, cx, cy }: DotProps) => (
              <Emblem key={index} colour={colour} at={{ cx, cy }} isShown={isMarked(index, line, length)} />
            )}
            activeDot={{ r: 5, stroke: 'var(--paper)', strokeWidth: 2, fill: lineColour(colour) }}
            isAnimationActive={motion}
            animationDuration={500}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

interface DotProps {
  readonly index: number;
  readonly cx?: number;
  readonly cy?: number;
}

/** Emblems of different lines stand at different places, so that equal lines don't hide one another's. */
function isMarked(index: number, line: number, length: number): boolean {
  const step = Math.max(1, Math.floor(length / EMBLEMS));
  return index > 0 && (index + line * Math.ceil(step / 4)) % step === 0;
}

interface EmblemProps {
  readonly colour: Colour;
  readonly at: { readonly cx: number | undefined; readonly cy: number | undefined };
  readonly isShown: boolean;
}

function Emblem({ colour, at: { cx, cy }, isShown }: EmblemProps) {
  if (!isShown || cx === undefined || cy === undefined) return <g />;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <circle r={7} fill={seatColour(colour)} stroke="var(--paper)" strokeWidth={1.5} />
      <path d={seatEmblem(colour)} fill={seatInk(colour)} fillRule="evenodd" transform="scale(.8)" />
    </g>
  );
}
