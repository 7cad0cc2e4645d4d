import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.mage-witch': 'Magier und Hexe',
  'ask.mage-witch.mage': '+1 Punkt je Plättchen',
  'ask.mage-witch.witch': 'halbiert die Punkte',
  'ask.mage-witch.where': 'Wähle nun eine markierte Straße oder Stadt.',
  'ask.mage-witch.off': 'Kommt vom Plan',
  'ask.mage-witch.half': '½',
};
