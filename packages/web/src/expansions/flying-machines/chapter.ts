import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'flying-machines',
    emblem: { tile: 'flying-machines/curve-ES-diag' },
    entries: [
      { id: 'FM1', options: ['abbotFlies'], scenes: ['flying-way'] },
      { id: 'FM2' },
      { id: 'FM3' },
      { id: 'FM4' },
    ],
  },
];
