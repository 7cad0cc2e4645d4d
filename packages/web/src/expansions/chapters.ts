import type { ExpansionChapter } from '../rulebook/outline.ts';
import { gather } from './gather.ts';

/** The chapters of all expansions, without their words: links to rules need them on every screen. */
export const expansionChapters: ReadonlyMap<string, readonly ExpansionChapter[]> = gather(
  import.meta.glob<readonly ExpansionChapter[]>('./*/chapter.ts', { eager: true, import: 'chapters' }),
);
