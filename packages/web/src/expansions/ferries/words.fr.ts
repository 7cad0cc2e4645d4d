import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.ferries/put': 'Un bac relie deux quais',
  'log.event.ferries/turn': 'Un bac change de quais',
  'theme.ferry': 'un bac',
  'ask.ferries.put': 'Le bac réunit deux routes en une ; aux autres quais, les routes s’arrêtent.',
  'ask.ferries.turn': 'Un bac qui pivote réunit d’autres routes ; aux quais qu’il quitte, elles s’arrêtent.',
};
