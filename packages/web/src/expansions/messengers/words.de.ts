import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.messenger': 'die Botin',
  'ask.messengers.lands': 'Feld {from} → {to}',
  'ask.messengers.round': 'Feld {from} → {to}, eine Runde',
  'ask.messengers.dark': 'dunkles Feld: eine Depesche',
  'ask.messengers.now': '= jetzt {points}',
  'ask.messengers.instead': 'statt der Depesche',
  'ask.messengers.cannot': '{action}: geht jetzt nicht.',
  'ask.messengers.follower': 'Wähle einen Gefolgsmann: Er bringt die angezeigten Punkte und kommt zurück.',
};
