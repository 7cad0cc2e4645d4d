import type { Texts } from '../../texts.ts';

export const en = {
  'set.ferries': 'Ferries',
  'set.ferries.about': 'Ferries join roads across lakes, and whoever lengthens such a road may turn them.',
  'figure.ferry': 'ferry',
  'figure.ferry.a': 'a ferry',
  'figure.ferry.count': '{n} {n|ferry|ferries}',
  'mark.ferry': 'lake with a ferry',

  'option.ferryMoves': 'Turning ferries',
  'option.ferryMoves.about': 'How many ferries you may turn after placing a tile.',
  'option.ferryMoves.each': 'The first one on each road lengthened',
  'option.ferryMoves.one': 'Only one',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
