export const en = {
  title: 'Puzzles',
} as const;

export type PuzzlesKey = keyof typeof en;
