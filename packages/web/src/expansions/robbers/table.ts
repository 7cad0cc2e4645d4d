import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  events: { 'robbers/put': 'robber', 'robbers/follow': 'robber' },
  fromTile: ['robbers/put'],
  sources: /^robber/,
};
