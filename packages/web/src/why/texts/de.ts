import type { en } from './en.ts';

export const de = {
  title: 'Warum nicht…?',
  note: 'Warum nicht hier?',
  rule: 'Regel {rule}',
  'rule.beside': 'Regel {rule}, öffnet sich neben dem Spiel',
  close: 'Schließen',
  turn: 'Plättchen drehen',
  asked: 'Was jetzt gefragt ist:',
  'how.place': 'Zeige auf einen Platz, an den das Plättchen nicht passt, und du siehst, warum.',
  'how.land': 'Zeige auf etwas, das du nicht wählen kannst, und du siehst, warum.',
  'how.keys': 'Mit der Tastatur: W, dann die Pfeiltasten.',
  'last-tile': 'Warum auf dein letztes Plättchen keine Figur konnte:',
} satisfies Record<keyof typeof en, string>;
