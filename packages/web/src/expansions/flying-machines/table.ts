import type { TableExtras } from '../table-extras.ts';
import { Flight } from './flight.tsx';

export const table: TableExtras = {
  sounds: { 'flying-machines/rolled': 'die' },
  happened: { 'flying-machines/rolled': Flight },
  luck(event, next) {
    if (event.event !== 'happened' || event.what !== 'flying-machines/rolled') return undefined;
    // FM2: who can't land comes home at once.
    const what = next?.event === 'returned' ? 'flying-machines.fails' : 'flying-machines.lands';
    return { what, n: event.n };
  },
};
