import type { PuzzlesKey } from './en.ts';

export const fr: Readonly<Record<PuzzlesKey, string>> = {
  title: 'Énigmes',
};
