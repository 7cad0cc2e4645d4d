import type { LearnKey } from './en.ts';

export const fr: Readonly<Record<LearnKey, string>> = {
  title: 'Apprendre',
};
