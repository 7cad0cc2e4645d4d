import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'abbot',
    emblem: { tile: 'base/E-garden', figure: 'abbot', seat: 'green' },
    entries: [
      { id: 'AB1', scenes: ['abbot-where'] },
      { id: 'AB2' },
      { id: 'AB3', scenes: ['abbot-home'] },
      { id: 'AB4', ruling: true },
    ],
  },
];
