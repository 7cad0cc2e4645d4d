import type { ExpansionChapter } from '@bastide/web/chapter';

export const chapters: readonly ExpansionChapter[] = [
  {
    chapter: 'festival',
    emblem: { tile: 'festival/city-road' },
    entries: [{ id: 'FS1' }, { id: 'FS2' }, { id: 'FS3' }],
  },
];
