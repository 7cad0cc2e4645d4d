import type { en } from './en.ts';

export const fr = {
  'set.ferries': 'Les Bacs',
  'set.ferries.about':
    'Des bacs relient les routes au bord des lacs, et qui prolonge une de ces routes peut les faire pivoter.',
  'figure.ferry': 'bac',
  'figure.ferry.a': 'un bac',
  'figure.ferry.count': '{n} {n|bac|bacs}',
  'mark.ferry': 'lac avec un bac',

  'option.ferryMoves': 'Pivotement des bacs',
  'option.ferryMoves.about': 'Combien de bacs on peut faire pivoter après avoir placé une tuile.',
  'option.ferryMoves.each': 'Le premier de chaque route prolongée',
  'option.ferryMoves.one': 'Un seul',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
