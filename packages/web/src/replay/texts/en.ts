export const en = {
  title: 'Replay',
} as const;

export type ReplayKey = keyof typeof en;
