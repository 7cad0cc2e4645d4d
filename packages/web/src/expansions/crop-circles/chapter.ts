import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'crop-circles',
    emblem: { tile: 'crop-circles/pitchfork-city-road' },
    entries: [{ id: 'CC1' }, { id: 'CC2', scenes: ['crop-add'] }, { id: 'CC3', options: ['cropAdd'] }],
  },
];
