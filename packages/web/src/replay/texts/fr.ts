import type { ReplayKey } from './en.ts';

export const fr: Readonly<Record<ReplayKey, string>> = {
  title: 'Revoir',
};
