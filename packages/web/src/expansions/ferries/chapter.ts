import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'ferries',
    emblem: { tile: 'ferries/cross', figure: 'ferry' },
    entries: [
      { id: 'FE1', scenes: ['ferries-put'] },
      { id: 'FE2' },
      { id: 'FE3', options: ['ferryMoves'], scenes: ['ferries-turn'] },
      { id: 'FE4' },
      { id: 'FE5' },
      { id: 'FE6', ruling: true },
      { id: 'FE7', ruling: true },
    ],
    boxEmblems: { 'edition-2017': { tile: 'ferries/city-tee' } },
  },
];
