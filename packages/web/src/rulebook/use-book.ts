import type { Language } from '@bastide/rules';
import { useEffect, useState } from 'react';
import { type Book, loadBook } from './book.ts';

/** The book in a language, as soon as it is there; `failed` if it can't be had. */
export function useBook(lang: Language): Book | 'failed' | undefined {
  const [shown, show] = useState<{ readonly lang: Language; readonly book: Book | 'failed' }>();
  useEffect(() => {
    let isWanted = true;
    const shownOnce = (book: Book | 'failed') => isWanted && show({ lang, book });
    loadBook(lang).then(shownOnce, () => shownOnce('failed'));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return shown?.lang === lang ? shown.book : undefined;
}
