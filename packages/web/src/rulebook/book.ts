import type { Language } from '@bastide/rules';
import { byLanguage } from '@bastide/rules/internal';
import { expansionBook } from '../expansions/book.ts';
import { type Book, bindBook, type ChapterText } from './book-text.ts';

interface GameBook {
  readonly chapters: Book;
  readonly rulings: ChapterText;
}

const games = import.meta.glob<GameBook>('./book/??/index.ts');

const books = byLanguage(async (lang) => {
  const [{ chapters, rulings }, theirs] = await Promise.all([
    games[`./book/${lang}/index.ts`](),
    expansionBook.load(lang),
  ]);
  return bindBook(chapters, rulings, [...theirs.values()]);
});

/** The whole book in a language, fetched once when it is first wanted. */
export function loadBook(lang: Language): Promise<Book> {
  return books.load(lang);
}
