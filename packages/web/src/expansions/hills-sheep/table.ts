import type { TableExtras } from '../table-extras.ts';

const SHEEP = /^sheep(\d)$/;

export const table: TableExtras = {
  sounds: { 'hills-sheep/wolf': 'wind' },
  luck(event) {
    if (event.event === 'happened' && event.what === 'hills-sheep/wolf')
      return { what: 'hills-sheep.wolf', piece: 'wolf' };
    if (event.event !== 'laid' || event.count < 0) return undefined;
    const sheep = SHEEP.exec(event.token);
    return sheep === null
      ? undefined
      : { what: 'hills-sheep.sheep', n: Number(sheep[1]), piece: event.token };
  },
};
