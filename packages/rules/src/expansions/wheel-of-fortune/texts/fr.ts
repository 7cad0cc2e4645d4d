import type { en } from './en.ts';

export const fr = {
  'set.wheel-of-fortune': 'La Roue de la Fortune',
  'set.wheel-of-fortune.about':
    'Le pays s’étend autour d’une grande roue, dont le cochon apporte fortune, taxes, famine, tempête, inquisition ou peste.',
  'figure.wheel-pig': 'cochon de la roue',
  'figure.wheel-pig.a': 'le cochon de la roue',
  'figure.wheel-pig.count': '{n} {n|cochon de la roue|cochons de la roue}',
  'mark.wheel': 'icône de la roue',

  'option.faminePig': 'Cochon pendant la famine',
  'option.faminePig.about':
    'Ce que reçoit un paysan par ville complète lors d’une famine, avec son propre cochon dans le pré.',
  'option.faminePig.false': '1 point, le cochon ne compte pas',
  'option.faminePig.true': '2 points',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
