import { lazy } from 'react';

/** The library that draws is large and comes by itself, once somebody looks at a chart. */
export const Lines = lazy(async () => ({ default: (await import('./lines.tsx')).Lines }));
export const Bars = lazy(async () => ({ default: (await import('./bars.tsx')).Bars }));
export const TrendChart = lazy(async () => ({ default: (await import('./trend-chart.tsx')).TrendChart }));
