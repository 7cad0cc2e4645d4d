/** Pixels; the place kept for a chart that is still loading has the same height (`charts.css`). */
export const HEIGHT = 260;

export const MARGIN = { top: 10, right: 14, bottom: 4, left: 0 } as const;

/** Axes in the page's colours. */
export const AXIS = {
  tickLine: false,
  stroke: 'var(--line-strong)',
  tick: { fill: 'var(--text-2)', fontSize: 12 },
} as const;
