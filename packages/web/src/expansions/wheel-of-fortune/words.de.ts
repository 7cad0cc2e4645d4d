import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.wheel-of-fortune/crown': 'ein Gefolgsmann auf einem Kronenfeld',
  'theme.crown': 'ein Kronenfeld',
  'panel.pig': 'Das Schwein steht auf: {where}',
  'panel.crowns': 'Auf Kronenfeldern: {list}',
};
