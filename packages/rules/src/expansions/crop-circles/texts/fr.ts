import type { en } from './en.ts';

export const fr = {
  'set.crop-circles': 'Les Agroglyphes',
  'set.crop-circles.about':
    'D’étranges signes obligent chacun à ajouter un partisan d’une sorte, ou à en reprendre un.',
  'mark.crop-field': 'fourche',
  'mark.crop-road': 'massue',
  'mark.crop-city': 'bouclier',

  'option.cropAdd': 'Ajout de partisans',
  'option.cropAdd.about': 'Si l’on doit ajouter un partisan quand l’agroglyphe le propose.',
  'option.cropAdd.must': 'Qui peut, doit',
  'option.cropAdd.may': 'Qui peut, choisit',

  'step.crop-circles/farmers': 'Agroglyphe des paysans',
  'step.crop-circles/highwaymen': 'Agroglyphe des brigands',
  'step.crop-circles/knights': 'Agroglyphe des chevaliers',
  'question.crop-circles/choice': 'Choisissez ce que chacun fait',
  'question.crop-circles/figure': 'L’agroglyphe agit : choisissez un partisan',
  'action.crop-circles/add': 'Chacun ajoute un partisan',
  'action.crop-circles/remove': 'Chacun reprend un partisan',
  'action.crop-circles/add-figure': 'Ajouter {figure} en {x},{y}',
  'action.crop-circles/add-figure.road': 'Ajouter {figure} sur la route en {x},{y} ({sides})',
  'action.crop-circles/add-figure.city': 'Ajouter {figure} dans la ville en {x},{y} ({sides})',
  'action.crop-circles/add-figure.field': 'Ajouter {figure} dans le pré en {x},{y} ({sides})',
  'action.crop-circles/remove-figure': 'Reprendre {figure} en {x},{y}',
  'action.crop-circles/remove-figure.road': 'Reprendre {figure} de la route en {x},{y} ({sides})',
  'action.crop-circles/remove-figure.city': 'Reprendre {figure} de la ville en {x},{y} ({sides})',
  'action.crop-circles/remove-figure.field': 'Reprendre {figure} du pré en {x},{y} ({sides})',
  'event.crop-circles/add': '{who} fait ajouter un partisan à chacun.',
  'event.crop-circles/remove': '{who} fait reprendre un partisan à chacun.',

  'why.crop-circles/sign': 'Ce signe concerne un autre type de zone : {kind}.',
  'why.crop-circles/beside': 'On n’ajoute un partisan qu’à côté d’un des siens qui s’y trouve déjà.',
  'why.crop-circles/follower': 'On n’ajoute qu’un partisan, normal ou grand.',
} satisfies Record<keyof typeof en, string>;
