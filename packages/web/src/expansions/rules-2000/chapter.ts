import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'rules-2000',
    emblem: { tile: 'base/E' },
    entries: [
      { id: 'E1', options: ['smallCity'], scenes: ['small-city'] },
      { id: 'E2', ruling: true, options: ['farmers', 'farmerPoints'], scenes: ['per-city'] },
      { id: 'E4' },
    ],
  },
  {
    chapter: 'hands',
    emblem: { tile: 'base/N' },
    entries: [{ id: 'E3', ruling: true, options: ['hand'], scenes: ['hand-of-three'] }],
  },
];
