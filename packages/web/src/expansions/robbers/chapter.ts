import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'robbers',
    emblem: { tile: 'robbers/tee', figure: 'robber', seat: 'black' },
    entries: [
      { id: 'RO1', options: ['robbersAll'] },
      { id: 'RO2', scenes: ['robbers-steal'], ruling: true },
      { id: 'RO3' },
      { id: 'RO4' },
      { id: 'RO5' },
    ],
  },
];
