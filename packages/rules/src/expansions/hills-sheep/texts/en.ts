import type { Texts } from '../../texts.ts';

export const en = {
  'set.hills-sheep': 'Hills & Sheep',
  'set.hills-sheep.about':
    'Hills break ties, vineyards enrich monasteries, and shepherds gather flocks before the wolf comes.',
  'figure.shepherd': 'shepherd',
  'figure.shepherd.a': 'a shepherd',
  'figure.shepherd.count': '{n} {n|shepherd|shepherds}',
  'mark.hill': 'hill',
  'mark.vineyard': 'vineyard',
  'mark.sheep': 'sheep',

  'option.hillTies': 'Ties on hills',
  'option.hillTies.about': 'How followers on hills decide a tie.',
  'option.hillTies.any': 'One on a hill is enough',
  'option.hillTies.count': 'Most on hills wins',
  'option.shepherd': 'When the shepherd acts',
  'option.shepherd.about': 'Whether the flock grows or is gathered before or after the figure action.',
  'option.shepherd.before': 'Before the figure action',
  'option.shepherd.after': 'After it, before scoring',
  'option.closedFlock': 'Flocks in closed fields',
  'option.closedFlock.about': 'What becomes of a flock whose field can no longer grow.',
  'option.closedFlock.stay': 'It stays',
  'option.closedFlock.gather': 'It is gathered at once',
  'option.vineyardsForGardens': 'Vineyards and gardens',
  'option.vineyardsForGardens.about': 'Whether vineyards count for gardens too.',
  'option.vineyardsForGardens.false': 'For monasteries only',
  'option.vineyardsForGardens.true': 'For gardens too',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
