import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  sounds: { 'river/source': 'water' },
};
