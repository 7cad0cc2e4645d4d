import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.luck.flying-machines.lands': 'Vol réussi : {n} {n|case|cases}',
  'log.luck.flying-machines.fails': 'Vol raté : à {n} {n|case|cases}, impossible d’atterrir',
  'theme.flying-machine': 'un ornithoptère',
  'ask.flying-machines.fly': 'Décoller : {figure}',
  'ask.flying-machines.die': 'Le dé dit jusqu’où : 1, 2 ou 3 cases.',
  'ask.flying-machines.lands': 'atterrit',
  'ask.flying-machines.back': 'revient',
  'ask.flying-machines.works': '{n} {n|case|cases} : peut atterrir',
  'ask.flying-machines.fails': '{n} {n|case|cases} : revient, sans effet',
  'ask.flying-machines.landing': 'Le dé montre {n}. Choisissez où votre pion se pose.',
};
