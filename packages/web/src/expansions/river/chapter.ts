import type { ExpansionChapter } from '../../rulebook/outline.ts';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'river',
    emblem: { tile: 'river/road-bridge' },
    entries: [
      { id: 'RV1', options: ['riverStartTile'] },
      { id: 'RV2', ruling: true, options: ['river'], scenes: ['river-bends', 'river-back'] },
      { id: 'RV3', scenes: ['river-fields'] },
      { id: 'RV4' },
      { id: 'RV5', ruling: true },
    ],
  },
];
