import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'mage-witch',
    emblem: { tile: 'mage-witch/city-tee', figure: 'witch' },
    entries: [
      { id: 'MW1', options: ['magicOnPlacedTile'] },
      { id: 'MW2' },
      { id: 'MW3' },
      { id: 'MW4', scenes: ['mage-road', 'witch-road'] },
      { id: 'MW5' },
    ],
  },
];
