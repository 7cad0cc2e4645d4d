import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.messenger': 'la meeplette',
  'ask.messengers.lands': 'case {from} → {to}',
  'ask.messengers.round': 'case {from} → {to}, un tour',
  'ask.messengers.dark': 'case foncée : une missive',
  'ask.messengers.now': '= {points} maintenant',
  'ask.messengers.instead': 'à la place de la missive',
  'ask.messengers.cannot': '{action} : impossible maintenant.',
  'ask.messengers.follower': 'Choisissez un meeple : il marque les points affichés et revient.',
};
