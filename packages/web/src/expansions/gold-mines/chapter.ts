import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'gold-mines',
    emblem: { tile: 'gold-mines/bridge', figure: 'gold' },
    entries: [
      { id: 'GM1', scenes: ['gold-laid'] },
      { id: 'GM2', ruling: true, scenes: ['gold-shared'] },
      { id: 'GM3' },
    ],
  },
];
