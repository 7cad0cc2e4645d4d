import type { BookTexts } from '../rulebook/book-text.ts';
import { gather } from './gather.ts';

const found = import.meta.glob<BookTexts>('./*/chapter.fr.ts', { eager: true, import: 'texts' });

/** What the expansions say in the rule book, in French. */
export const expansionTexts: readonly BookTexts[] = [...gather(found).values()];
