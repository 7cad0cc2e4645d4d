import type { Language } from '@bastide/rules';
import { useEffect, useState } from 'react';
import { loadBook } from './book.ts';
import type { Book } from './book-text.ts';

/** The book in a language; until it is there the one before, so that nobody loses the place. `failed` if it can't be had. */
export function useBook(lang: Language): Book | 'failed' | undefined {
  const [shown, show] = useState<Book | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const showOnce = (book: Book | 'failed') => isWanted && show(book);
    loadBook(lang).then(showOnce, () => showOnce('failed'));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return shown;
}
