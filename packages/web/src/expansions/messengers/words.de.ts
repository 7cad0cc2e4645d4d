import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.messenger': 'die Botin',
  'ask.messengers.lands': 'Feld {from} → {to}',
  'ask.messengers.dark': 'dunkles Feld: eine Depesche',
  'ask.messengers.now': '= jetzt {points}',
  'ask.messengers.instead': 'anstelle der Depesche',
  'ask.messengers.cannot': '{action}: geht jetzt nicht.',
  'ask.messengers.follower': 'Drücke einen Gefolgsmann: Er wertet, was dort steht, und kehrt heim.',
};
