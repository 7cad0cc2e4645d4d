import type { StatisticsKey } from './en.ts';

export const fr: Readonly<Record<StatisticsKey, string>> = {
  title: 'Statistiques',
};
