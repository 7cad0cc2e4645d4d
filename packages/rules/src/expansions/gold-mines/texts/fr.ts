import type { en } from './en.ts';

export const fr = {
  'set.gold-mines': 'Les Mines d’Or',
  'set.gold-mines.about':
    'Des lingots attendent sur les tuiles qu’on complète une zone autour d’eux ; plus on en a, plus chacun rapporte.',
  'mark.gold': 'mine d’or',
  'token.ingot': '{n} {n|lingot|lingots}',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
