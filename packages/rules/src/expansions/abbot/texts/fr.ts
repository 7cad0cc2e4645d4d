import type { en } from './en.ts';

export const fr = {
  'set.abbot': 'L’Abbé',
  'set.abbot.about':
    'Un meeple pour les abbayes et les jardins, que vous pouvez reprendre plus tôt en marquant ses points.',

  'figure.abbot': 'abbé',
  'figure.abbot.a': 'un abbé',
  'figure.abbot.count': '{n} {n|abbé|abbés}',
  'step.abbot/home': 'Reprendre l’abbé',
  'action.abbot/home': 'Reprendre l’abbé et l’évaluer',
  'action.abbot/home.monastery': 'Reprendre l’abbé de l’abbaye {at} et l’évaluer',
  'action.abbot/home.garden': 'Reprendre l’abbé du jardin {at} et l’évaluer',

  'why.wrong-land.abbot': 'L’abbé va seulement sur une abbaye ou dans un jardin.',
  'why.none-at-home.abbot': 'Votre abbé est déjà en jeu.',
  'why.abbot/other': 'Vous ne pouvez reprendre que votre propre abbé, pas celui de {who}.',
  'why.abbot/closed': 'Cette zone est complète : l’abbé est évalué avec elle et revient de lui-même.',
} satisfies Record<keyof typeof en, string>;
