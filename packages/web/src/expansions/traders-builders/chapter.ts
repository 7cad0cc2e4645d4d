import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'traders-builders',
    emblem: { tile: 'traders-builders/three-side-city-wine-road' },
    entries: [
      { id: 'TB1', scenes: ['traders-goods'] },
      { id: 'TB2', ruling: ['ruling-builder'], scenes: ['traders-builder'] },
      { id: 'TB3' },
      { id: 'TB4', scenes: ['traders-pig'] },
      { id: 'TB5' },
    ],
  },
];
