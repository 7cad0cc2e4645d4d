import type { en } from './en.ts';

export const fr = {
  'set.rules-2000': 'Règles de 2000',
  'set.rules-2000.about':
    'Comment la première édition évaluait petites villes et paysans, et sa variante avec des tuiles en main.',
  'preset.edition-2000': 'Édition 2000',
  'preset.edition-2000.about': 'Le jeu de base avec les règles de la première édition.',

  'step.rules-2000/fields': 'Évaluer les paysans, ville par ville',
  'cause.farmers-of-city': 'Paysans autour d’une ville',
  'award.farmers-of-city':
    '{who} {who|recevez|reçoit} {n} {n|point|points} pour les paysans autour de la ville {at} : {how}.',
  'because.farmers': '{n} {n|paysan|paysans}',
  'because.small-city': 'ville de deux tuiles',

  'option.smallCity': 'Villes de deux tuiles',
  'option.smallCity.about': 'Que rapporte une ville complète de deux tuiles seulement, sans blason ?',
  'option.smallCity.4': '4 points, comme toute ville',
  'option.smallCity.2': '2 points (première édition)',
  'option.farmerPoints': 'Points des paysans',
  'option.farmerPoints.about':
    'Si chaque ville ne paie qu’une fois, que rapporte-t-elle aux paysans autour ?',
  'option.farmerPoints.3': '3 points par ville',
  'option.farmerPoints.4': '4 points par ville',
  'option.hand': 'Tuiles en main',
  'option.hand.about': 'Joue-t-on la tuile piochée, ou l’une de trois gardées en main ?',
  'option.hand.0': 'On joue la tuile piochée',
  'option.hand.3': 'Trois tuiles cachées chacun',
} satisfies Record<keyof typeof en, string>;
