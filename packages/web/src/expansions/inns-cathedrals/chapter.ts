import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'inns-cathedrals',
    emblem: { tile: 'inns-cathedrals/cathedral' },
    entries: [
      { id: 'IC1', scenes: ['inns-road'] },
      { id: 'IC2', scenes: ['inns-cathedral'] },
      { id: 'IC3', scenes: ['inns-big'] },
      { id: 'IC4', options: ['innOnTJunction'] },
    ],
  },
];
