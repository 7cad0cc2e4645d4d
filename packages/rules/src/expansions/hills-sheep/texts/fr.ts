import type { en } from './en.ts';

export const fr = {
  'set.hills-sheep': 'Moutons et Collines',
  'set.hills-sheep.about':
    'Les collines départagent, les vignobles enrichissent les abbayes, et les bergers rassemblent leurs moutons avant le loup.',
  'figure.shepherd': 'berger',
  'figure.shepherd.a': 'un berger',
  'figure.shepherd.count': '{n} {n|berger|bergers}',
  'mark.hill': 'colline',
  'mark.vineyard': 'vignoble',
  'mark.sheep': 'mouton',

  'option.hillTies': 'Égalités sur les collines',
  'option.hillTies.about': 'Comment les partisans sur les collines départagent une égalité.',
  'option.hillTies.any': 'Un seul sur une colline suffit',
  'option.hillTies.count': 'Le plus sur des collines l’emporte',
  'option.shepherd': 'Quand agit le berger',
  'option.shepherd.about': 'Si le troupeau grandit ou est rassemblé avant ou après l’action de pion.',
  'option.shepherd.before': 'Avant l’action de pion',
  'option.shepherd.after': 'Après elle, avant l’évaluation',
  'option.closedFlock': 'Troupeaux en pré fermé',
  'option.closedFlock.about': 'Ce que devient un troupeau dont le pré ne peut plus grandir.',
  'option.closedFlock.stay': 'Il reste',
  'option.closedFlock.gather': 'Il est rassemblé aussitôt',
  'option.vineyardsForGardens': 'Vignobles et jardins',
  'option.vineyardsForGardens.about': 'Si les vignobles comptent aussi pour les jardins.',
  'option.vineyardsForGardens.false': 'Pour les abbayes seulement',
  'option.vineyardsForGardens.true': 'Pour les jardins aussi',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
