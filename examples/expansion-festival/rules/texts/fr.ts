import type { en } from './en.ts';

export const fr = {
  'set.festival': 'La Fête',
  'set.festival.about': 'Dix tuiles avec une fête, qui permet de rappeler un de ses pions.',

  'mark.festival': 'fête',
  'step.festival/home': 'Rappeler un pion à la fête',
  'action.festival/home': 'Rappeler {figure}',
  'action.festival/home.road': 'Rappeler {figure} de la route {at} ({sides})',
  'action.festival/home.city': 'Rappeler {figure} de la ville {at} ({sides})',
  'action.festival/home.monastery': 'Rappeler {figure} de l’abbaye {at}',
  'action.festival/home.garden': 'Rappeler {figure} du jardin {at}',
  'action.festival/home.field': 'Rappeler {figure} du pré {at} ({sides})',

  'why.festival/other': 'La fête ne rappelle que vos propres pions, pas ceux de {who}.',
} satisfies Record<keyof typeof en, string>;
