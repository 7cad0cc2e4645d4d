import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSettings } from '../../app/settings/settings.ts';
import { seatEmblem } from '../../art/seats.ts';
import type { Colour } from '../../session/types.ts';
import { useStatisticsWords } from '../words.ts';
import { AXIS, MARGIN } from './look.ts';
import { Tip } from './tip.tsx';

export interface BarSeries {
  readonly key: string;
  readonly name: string;
  readonly colour?: Colour;
  /** Bars with the same stack lie end to end. */
  readonly stack: string;
  readonly fill: string;
  readonly stroke: string;
  /** The colour of a seat's emblem on its bar. */
  readonly ink?: string;
  readonly values: readonly number[];
}

interface BarsProps {
  readonly label: string;
  readonly summary: string;
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
  readonly format: (value: number) => string;
}

/** A finger that scrolls asks for no numbers. */
const coarse = matchMedia('(pointer: coarse)');
/** Where many stand side by side they are thinner. */
const MANY = 4;
const BAR = 15;
const THIN = 10;
const GAP = 16;
const FOOT = 40;
/** Pixels for the names at the side, a letter being about so wide. */
const LETTER = 7.2;
const WIDEST = 150;

/** Lying bars, a group for each category. Arrow keys walk through the groups. */
export function Bars({ label, summary, categories, series, format }: BarsProps) {
  const { motion } = useSettings();
  const { number } = useStatisticsWords();
  const data = categories.map((category, index) => ({
    category,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index]])),
  }));
  const stacks = new Set(series.map(({ stack }) => stack)).size;
  const bar = stacks > MANY ? THIN : BAR;
  const height = categories.length * (stacks * bar + GAP) + FOOT;
  const side = Math.min(WIDEST, 14 + LETTER * Math.max(...categories.map(({ length }) => length)));
  return (
    <ResponsiveContainer width="100%" height={height} className="chart-box">
      <BarChart
        data={data}
        layout="vertical"
        margin={MARGIN}
        title={label}
        desc={summary}
        stackOffset="sign"
        barSize={bar - 2}
        barGap={2}
        accessibilityLayer
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis {...AXIS} type="number" allowDecimals={false} tickFormatter={(n: number) => number(n)} />
        <YAxis {...AXIS} type="category" dataKey="category" width={side} interval={0} axisLine={false} />
        <ReferenceLine x={0} stroke="var(--line-strong)" />
        <Tooltip
          isAnimationActive={false}
          trigger={coarse.matches ? 'click' : 'hover'}
          // It begins where the bars do, at the furthest, and must end with them.
          wrapperStyle={{ maxWidth: `calc(100% - ${side + MARGIN.right}px)` }}
          cursor={{ fill: 'var(--paper-3)', fillOpacity: 0.5 }}
          content={({ label: category, payload }) => (
            <Tip
              head={String(category)}
              entries={payload
                .filter(({ value }) => Number(value) !== 0)
                .map(({ dataKey, value }) => ({
                  series: series.find(({ key }) => key === dataKey),
                  value: format(Number(value)),
                }))}
            />
          )}
        />
        {series.map((one) => (
          <Bar
            key={one.key}
            name={one.name}
            dataKey={one.key}
            stackId={one.stack}
            shape={(place: Place) => <Piece series={one} place={place} />}
            isAnimationActive={motion}
            animationDuration={500}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface Place {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
}

/** Narrower ones have no room for an emblem. */
const ROOM = 14;

/** A piece of a bar, told from others by the emblem of its seat as well. */
function Piece({
  series: { fill, stroke, colour, ink },
  place,
}: {
  readonly series: BarSeries;
  readonly place: Place;
}) {
  const [x, y, wide, height] = [place.x, place.y, place.width, place.height].map((n) => Number(n ?? 0));
  if (wide === 0) return <g />;
  const [left, width] = [Math.min(x, x + wide), Math.abs(wide)];
  return (
    <g>
      <rect x={left} y={y} width={width} height={height} rx={1.5} fill={fill} stroke={stroke} />
      {colour !== undefined && width > ROOM && (
        <path
          d={seatEmblem(colour)}
          fill={ink ?? stroke}
          fillRule="evenodd"
          transform={`translate(${left + 8} ${y + height / 2}) scale(${height / 15})`}
        />
      )}
    </g>
  );
}
