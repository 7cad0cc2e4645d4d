import type { en } from './en.ts';

export const fr = {
  'set.ferries': 'Les Bacs',
  'set.ferries.about':
    'Des bacs relient les routes d’une rive à l’autre des lacs ; qui prolonge une de ces routes peut les faire pivoter.',
  'figure.ferry': 'bac',
  'figure.ferry.a': 'un bac',
  'figure.ferry.count': '{n} {n|bac|bacs}',
  'mark.ferry': 'lac avec un bac',

  'option.ferryMoves': 'Pivotement des bacs',
  'option.ferryMoves.about': 'Combien de bacs peut-on faire pivoter après avoir placé une tuile ?',
  'option.ferryMoves.each': 'Le premier de chaque route prolongée',
  'option.ferryMoves.one': 'Un seul',

  'step.ferries/meet': 'Trouver les bacs qui peuvent pivoter',
  'step.ferries/put': 'Poser un bac',
  'step.ferries/turn': 'Faire pivoter des bacs',
  'question.ferries/put': 'Posez un bac entre deux quais du lac',
  'question.ferries/turn': 'Faites pivoter un bac, ou passez',
  'action.ferries/put': 'Poser le bac entre ces quais : {sides}',
  'action.ferries/turn': 'Faire pivoter le bac {at} vers ces quais : {sides}',
  'event.ferries/put': '{who} {who|posez|pose} un bac sur le lac {at} ({sides}).',
  'event.ferries/turn': '{who} {who|faites|fait} pivoter le bac {at} ({sides}).',

  'why.ferries/this-lake': 'Le bac va sur le lac qui vient d’être placé.',
  'why.ferries/quay': 'Un bac relie deux quais, là où les routes atteignent le lac.',
  'why.ferries/no-ferry': 'Il n’y a pas de bac à faire pivoter ici.',
  'why.ferries/not-met': 'Ce bac n’est pas le premier que l’on rencontre sur les routes de votre tuile.',
  'why.ferries/turned': 'Ce bac a déjà pivoté.',
} satisfies Record<keyof typeof en, string>;
