import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.flying-machines/rolled': 'Un vol de {n} {n|case|cases}',
  'theme.flying-machine': 'un ornithoptère',
};
