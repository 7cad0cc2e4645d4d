import type { en } from './en.ts';

export const fr = {
  'set.abbot': 'L’Abbé',
  'set.abbot.about':
    'Un partisan pour les abbayes et les jardins, que l’on peut reprendre et évaluer quand on veut.',

  'figure.abbot': 'abbé',
  'figure.abbot.a': 'un abbé',
  'figure.abbot.count': '{n} {n|abbé|abbés}',
  'step.abbot/home': 'Reprendre l’abbé',
  'action.abbot/home': 'Reprendre l’abbé et l’évaluer',
  'action.abbot/home.monastery': 'Reprendre l’abbé de l’abbaye en {x},{y} et l’évaluer',
  'action.abbot/home.garden': 'Reprendre l’abbé du jardin en {x},{y} et l’évaluer',
} satisfies Record<keyof typeof en, string>;
