import type { TableExtras } from '../table-extras.ts';
import { wheelOverlay } from './wheel.tsx';

export const table: TableExtras = {
  events: { 'wheel-of-fortune/crown': 'follower' },
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
