import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.mage-witch': 'le mage et la sorcière',
  'ask.mage-witch.mage': '+1 point par tuile',
  'ask.mage-witch.witch': 'divise les points par deux',
  'ask.mage-witch.where': 'Choisissez une route ou une ville en surbrillance.',
  'ask.mage-witch.off': 'Quitte le plateau',
  'ask.mage-witch.half': '½',
};
