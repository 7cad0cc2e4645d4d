import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSettings } from '../../app/settings/settings.ts';
import { AXIS, HEIGHT, MARGIN } from './look.ts';
import { Tip } from './tip.tsx';

interface TrendChartProps {
  readonly label: string;
  readonly summary: string;
  readonly points: readonly number[];
  readonly means: readonly number[];
  readonly names: { readonly points: string; readonly means: string };
  readonly at: (index: number) => string;
  readonly format: (value: number) => string;
}

const WIDEST = 26;

/** A bar for each game, and a line for what they come to. */
export function TrendChart({ label, summary, points, means, names, at, format }: TrendChartProps) {
  const { motion } = useSettings();
  const data = points.map((n, index) => ({ index, points: n, means: means[index] }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} className="chart-box">
      <ComposedChart data={data} margin={MARGIN} title={label} desc={summary} accessibilityLayer>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis {...AXIS} dataKey="index" tickFormatter={(index: number) => String(index + 1)} />
        <YAxis {...AXIS} width={38} allowDecimals={false} axisLine={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--paper-3)', fillOpacity: 0.5 }}
          content={({ label: index, payload }) => (
            <Tip
              head={at(Number(index))}
              entries={payload.map(({ dataKey, value }) => ({
                series: { name: names[dataKey === 'points' ? 'points' : 'means'] },
                value: format(Number(value)),
              }))}
            />
          )}
        />
        <Bar
          dataKey="points"
          name={names.points}
          fill="var(--green-soft)"
          stroke="var(--green)"
          maxBarSize={WIDEST}
          isAnimationActive={motion}
          animationDuration={500}
        />
        <Line
          dataKey="means"
          name={names.means}
          stroke="var(--accent)"
          strokeWidth={3}
          dot={false}
          activeDot={{ r: 5, stroke: 'var(--paper)', strokeWidth: 2, fill: 'var(--accent)' }}
          isAnimationActive={motion}
          animationDuration={500}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
