import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'hills-sheep',
    emblem: { tile: 'hills-sheep/hill-corner-city', figure: 'shepherd', seat: 'blue' },
    entries: [
      { id: 'HS1', options: ['hillTies'], scenes: ['hills-tie'] },
      { id: 'HS2' },
      { id: 'HS3', options: ['shepherd'] },
      { id: 'HS4' },
      { id: 'HS5', scenes: ['hills-flock'] },
      { id: 'HS6', ruling: true, options: ['closedFlock'] },
      { id: 'HS7', options: ['vineyardsForGardens'], scenes: ['hills-vineyards'] },
      { id: 'HS8', scenes: ['hills-shared-edge'] },
    ],
    boxEmblems: { 'edition-2014': { tile: 'hills-sheep/vineyard-corner-city' } },
    turn: { X7: ['shepherd'] },
  },
];
