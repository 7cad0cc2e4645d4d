import type { en } from './en.ts';

export const de = {
  'set.ferries': 'Die Fähren',
  'set.ferries.about':
    'Fähren verbinden Straßen über Seen, und wer so eine Straße verlängert, darf sie drehen.',
  'figure.ferry': 'Fähre',
  'figure.ferry.a': 'eine Fähre',
  'figure.ferry.count': '{n} {n|Fähre|Fähren}',
  'mark.ferry': 'See mit Fähre',

  'option.ferryMoves': 'Fähren drehen',
  'option.ferryMoves.about': 'Wie viele Fähren darf man nach dem Legen drehen?',
  'option.ferryMoves.each': 'Die erste auf jeder verlängerten Straße',
  'option.ferryMoves.one': 'Nur eine',

  'step.ferries/meet': 'Ermitteln, welche Fähren gedreht werden dürfen',
  'step.ferries/put': 'Eine Fähre setzen',
  'step.ferries/turn': 'Fähren drehen',
  'question.ferries/put': 'Setze eine Fähre zwischen zwei Anleger des Sees',
  'question.ferries/turn': 'Drehe eine Fähre oder passe',
  'action.ferries/put': 'Die Fähre zwischen diese Anleger setzen: {sides}',
  'action.ferries/turn': 'Die Fähre {at} zu diesen Anlegern drehen: {sides}',
  'event.ferries/put': '{who} setzt eine Fähre auf den See {at} ({sides}).',
  'event.ferries/turn': '{who} {who|drehst|dreht} die Fähre {at} ({sides}).',

  'why.ferries/this-lake': 'Die Fähre kommt auf den See, den du eben gelegt hast.',
  'why.ferries/quay': 'Eine Fähre liegt zwischen zwei Anlegern, wo Straßen auf den See treffen.',
  'why.ferries/no-ferry': 'Hier gibt es keine Fähre zu drehen.',
  'why.ferries/not-met': 'Diese Fähre ist nicht die erste an den Straßen deines Plättchens.',
  'why.ferries/turned': 'Diese Fähre ist schon gedreht worden.',
} satisfies Record<keyof typeof en, string>;
