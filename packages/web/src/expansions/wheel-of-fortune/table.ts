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
};
