import type { RulebookKey } from './en.ts';

export const fr: Readonly<Record<RulebookKey, string>> = {
  title: 'Règles',
};
