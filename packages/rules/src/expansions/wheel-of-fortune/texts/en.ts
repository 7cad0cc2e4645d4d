import type { Texts } from '../../texts.ts';

export const en = {
  'set.wheel-of-fortune': 'Wheel of Fortune',
  'set.wheel-of-fortune.about':
    'The land grows around a great wheel, whose pig brings fortune, taxes, famine, storm, inquisition or plague.',
  'figure.wheel-pig': 'pig of the wheel',
  'figure.wheel-pig.a': 'the pig of the wheel',
  'figure.wheel-pig.count': '{n} {n|pig of the wheel|pigs of the wheel}',
  'mark.wheel': 'wheel icon',

  'option.faminePig': 'Pig in a famine',
  'option.faminePig.about':
    'What a farmer gets for each closed city in a famine, with the own pig in the field.',
  'option.faminePig.false': '1 point, the pig doesn’t count',
  'option.faminePig.true': '2 points',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
