import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'wheel-of-fortune',
    emblem: { tile: 'wheel-of-fortune/curve-wheel', figure: 'wheel-pig' },
    entries: [
      { id: 'WF1', ruling: true, scenes: ['wheel-board'] },
      { id: 'WF2' },
      { id: 'WF3', options: ['faminePig'] },
      { id: 'WF4', scenes: ['wheel-crown'] },
      { id: 'WF5', ruling: true },
    ],
  },
];
