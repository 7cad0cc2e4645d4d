import type { BookTexts } from '../rulebook/book-text.ts';
import { gatherTexts } from './texts.ts';

/** What all expansions say in the rule book. Only its screen imports this. */
export const expansionBook = gatherTexts(
  import.meta.glob<BookTexts>('./*/chapter.??.ts', { import: 'texts' }),
);
