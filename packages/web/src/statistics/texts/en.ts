export const en = {
  title: 'Statistics',
} as const;

export type StatisticsKey = keyof typeof en;
