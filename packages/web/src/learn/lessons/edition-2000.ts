import { builds, deploys, deploysIn, isClosed } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const edition2000: Lesson = {
  id: 'edition-2000',
  sets: ['base'],
  options: { smallCity: 2, farmers: 'perCity', farmerPoints: 3 },
  tile: 'base/E',
  scenes: [
    {
      id: 'small',
      opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery'],
      hand: 'E',
      goals: [builds('city', isClosed), deploys('city')],
      answers: ['0,-1 180', 'city:S'],
      lights: [{ x: 0, y: 0, on: 'city:N' }],
    },
    {
      id: 'farmers',
      opening: ['E 0,-1 180 / city:S', 'U 1,0 90 / field:NL,NR,EL,WR'],
      hand: 'V',
      goals: [
        builds('field', ({ cities, held }) => cities > 0 && held[1] === 0),
        deploysIn('field', ({ cities }) => cities > 0),
      ],
      answers: ['0,-2 90', 'field:NR,EL,ER,SL,SR,WL'],
      lights: [{ x: 0, y: -1, on: 'field:NL' }],
      fields: true,
    },
  ],
};
