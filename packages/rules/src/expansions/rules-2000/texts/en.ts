import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.rules-2000': 'Rules of 2000',
  'set.rules-2000.about':
    'How the first edition scored small cities and farmers, and its variant with tiles in hand.',
  'preset.edition-2000': 'Edition 2000',
  'preset.edition-2000.about': 'The base game with the rules of the first edition.',

  'step.rules-2000/fields': 'Score the farmers, city by city',
  'cause.farmers-of-city': 'Farmers around a city',
  'award.farmers-of-city':
    '{who} {who|get|gets} {n} {n|point|points} for the farmers around the city {at}: {how}.',
  'because.farmers': '{n} {n|farmer|farmers}',
  'because.small-city': 'a city of two tiles',

  'option.smallCity': 'Cities of two tiles',
  'option.smallCity.about': 'What does a closed city of just two tiles without pennants pay?',
  'option.smallCity.4': '4 points, like any city',
  'option.smallCity.2': '2 points (first edition)',
  'option.farmerPoints': 'Points for farmers',
  'option.farmerPoints.about': 'If each city pays only once, what does it pay the farmers around it?',
  'option.farmerPoints.3': '3 points per city',
  'option.farmerPoints.4': '4 points per city',
  'option.hand': 'Hand of tiles',
  'option.hand.about': 'Do you play the tile you draw, or one of three you hold hidden?',
  'option.hand.0': 'The tile drawn is played',
  'option.hand.3': 'Three hidden tiles each',
} as const satisfies Texts;
