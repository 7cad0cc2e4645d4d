import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.river/source': 'Der Fluss hat seine Quelle',
};
