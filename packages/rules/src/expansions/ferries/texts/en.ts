import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.ferries': 'Ferries',
  'set.ferries.about': 'Ferries join roads across lakes, and whoever lengthens such a road may turn them.',
  'figure.ferry': 'ferry',
  'figure.ferry.a': 'a ferry',
  'figure.ferry.count': '{n} {n|ferry|ferries}',
  'mark.ferry': 'lake with a ferry',

  'option.ferryMoves': 'Turning ferries',
  'option.ferryMoves.about': 'How many ferries may you turn after placing a tile?',
  'option.ferryMoves.each': 'The first one on each road lengthened',
  'option.ferryMoves.one': 'Only one',

  'step.ferries/meet': 'Find which ferries may be turned',
  'step.ferries/put': 'Place a ferry',
  'step.ferries/turn': 'Turn ferries',
  'question.ferries/put': 'Place a ferry between two quays of the lake',
  'question.ferries/turn': 'Turn a ferry, or pass',
  'action.ferries/put': 'Place the ferry between these quays: {sides}',
  'action.ferries/turn': 'Turn the ferry {at} to these quays: {sides}',
  'event.ferries/put': '{who} {who|place|places} a ferry on the lake {at} ({sides}).',
  'event.ferries/turn': '{who} {who|turn|turns} the ferry {at} ({sides}).',

  'why.ferries/this-lake': 'The ferry goes onto the lake just placed.',
  'why.ferries/quay': 'A ferry lies between two quays, where roads meet the lake.',
  'why.ferries/no-ferry': 'There is no ferry here to turn.',
  'why.ferries/not-met': 'This ferry isn’t the first one met along the roads of your tile.',
  'why.ferries/turned': 'This ferry has been turned already.',
} as const satisfies Texts;
