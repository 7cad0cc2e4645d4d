import type { TableExtras } from '../table-extras.ts';
import { wheelOverlay } from './wheel.tsx';

export const table: TableExtras = {
  events: { 'wheel-of-fortune/crown': 'follower' },
  sources: /^(?:wheel-|crown)/,
  overlay: wheelOverlay,
};
