import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.flying-machines/rolled': 'Ein Flug über {n} {n|Feld|Felder}',
  'theme.flying-machine': 'ein Fluggerät',
};
