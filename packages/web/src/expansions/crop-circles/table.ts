import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  fromTile: ['crop-circles/choice'],
};
