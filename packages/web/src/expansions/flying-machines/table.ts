import type { TableExtras } from '../table-extras.ts';
import { Flight } from './flight.tsx';

export const table: TableExtras = {
  sounds: { 'flying-machines/rolled': 'die' },
  happened: { 'flying-machines/rolled': Flight },
};
