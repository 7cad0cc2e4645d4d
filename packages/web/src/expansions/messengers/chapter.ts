import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'messengers',
    emblem: { tile: 'base/U', figure: 'messenger', seat: 'yellow' },
    entries: [
      { id: 'ME1', scenes: ['messengers-track'] },
      { id: 'ME2' },
      { id: 'ME3', ruling: true },
      { id: 'ME4', ruling: true, scenes: ['messengers-small'] },
      { id: 'ME5' },
    ],
  },
];
