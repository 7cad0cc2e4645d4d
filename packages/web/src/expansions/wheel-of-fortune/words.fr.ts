import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.wheel-of-fortune/crown': 'un partisan sur une case couronne',
  'theme.crown': 'une case couronne',
  'panel.pig': 'Le cochon est sur : {where}',
  'panel.crowns': 'Sur les couronnes : {list}',
};
