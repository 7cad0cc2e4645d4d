import type { TableExtras } from '../table-extras.ts';
import { wheelOverlay } from './wheel/wheel.tsx';

export const table: TableExtras = {
  events: { 'wheel-of-fortune/crown': 'follower' },
  sounds: {
    'wheel-of-fortune/fortune': 'spin',
    'wheel-of-fortune/taxes': 'spin',
    'wheel-of-fortune/famine': 'spin',
    'wheel-of-fortune/storm': 'spin',
    'wheel-of-fortune/inquisition': 'spin',
    'wheel-of-fortune/plague': 'spin',
  },
  sources: /^(?:wheel-|crown)/,
  overlay: wheelOverlay,
};
