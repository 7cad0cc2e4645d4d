import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  events: { 'ferries/put': 'ferry', 'ferries/turn': 'ferry' },
  sounds: { 'ferries/put': 'water', 'ferries/turn': 'water' },
};
