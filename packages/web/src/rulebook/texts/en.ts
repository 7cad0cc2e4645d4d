export const en = {
  title: 'Rules',
} as const;

export type RulebookKey = keyof typeof en;
