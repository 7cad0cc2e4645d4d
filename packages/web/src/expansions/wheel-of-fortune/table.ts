import type { TableExtras } from '../table-extras.ts';
import { wheelOverlay } from './wheel.tsx';

export const table: TableExtras = {
  events: { 'wheel-of-fortune/crown': 'follower' },
  sounds: {
    'wheel-of-fortune/fortune': 'wheel',
    'wheel-of-fortune/taxes': 'wheel',
    'wheel-of-fortune/famine': 'wheel',
    'wheel-of-fortune/storm': 'wheel',
    'wheel-of-fortune/inquisition': 'wheel',
    'wheel-of-fortune/plague': 'wheel',
  },
  sources: /^(?:wheel-|crown)/,
  overlay: wheelOverlay,
  words: {
    en: {
      'log.event.wheel-of-fortune/crown': 'a follower on a crown space',
      'theme.crown': 'a crown space',
    },
    fr: {
      'log.event.wheel-of-fortune/crown': 'un partisan sur une case couronne',
      'theme.crown': 'une case couronne',
    },
  },
};
