import type { Language } from '@bastide/rules';
import type { Book } from './book-text.ts';

const books: Readonly<Record<Language, () => Promise<{ readonly book: Book }>>> = {
  en: () => import('./book/en/index.ts'),
  fr: () => import('./book/fr/index.ts'),
};

const loading = new Map<Language, Promise<Book>>();

/** The whole book in a language, fetched once when it is first wanted; what failed is tried again. */
export function loadBook(lang: Language): Promise<Book> {
  const known = loading.get(lang);
  if (known !== undefined) return known;
  const fetched = books[lang]().then(({ book }) => book);
  loading.set(lang, fetched);
  fetched.catch(() => loading.delete(lang));
  return fetched;
}
