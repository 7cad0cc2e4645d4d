export const en = {
  title: 'Learn',
} as const;

export type LearnKey = keyof typeof en;
