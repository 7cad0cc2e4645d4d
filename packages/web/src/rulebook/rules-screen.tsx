import { useEffect, useMemo, useRef, useState } from 'react';
import { useTitleNote } from '../app/frame/title.ts';
import { useWords } from '../app/words.ts';
import { useCatalogue } from '../texts/catalogue.ts';
import { type Address, useAddress } from './address.ts';
import type { Book } from './book-text.ts';
import { ChapterView } from './pages/chapter-view.tsx';
import { Chooser, Contents } from './pages/contents.tsx';
import { Cover } from './pages/cover.tsx';
import { wordsOf } from './search/fold.ts';
import { Results } from './search/results.tsx';
import './rulebook.css';
import { findHits } from './search/search.ts';
import { SearchBox } from './search/search-box.tsx';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { useBook } from './use-book.ts';
import { useScroll } from './use-scroll.ts';

/** The rule book: a cover, chapters, and a search over all of them. */
export function RulesScreen() {
  const say = useCatalogue({ en, fr });
  const { lang } = useWords();
  const book = useBook(lang);
  if (book === undefined || book === 'failed')
    return (
      <main id="main" tabIndex={-1} className="rulebook" aria-busy={book === undefined}>
        <h1>{say('title')}</h1>
        <p role="status">{say(book === 'failed' ? 'failed' : 'loading')}</p>
      </main>
    );
  return <OpenBook book={book} />;
}

function OpenBook({ book }: { readonly book: Book }) {
  const say = useCatalogue({ en, fr });
  const { lang } = useWords();
  const address = useAddress();
  const { chapter, entry } = address;
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const words = useMemo(() => wordsOf(query), [query]);
  const hits = useMemo(() => (isSearching ? findHits(book, query) : []), [book, query, isSearching]);
  useCloseOnMove(address, () => setSearching(false));
  useScroll(address, isSearching);
  useTitleNote(chapter === undefined ? undefined : `${book[chapter].title} · ${say('title')}`);
  const isOpen = isSearching && words.length > 0;
  return (
    <main id="main" tabIndex={-1} className="rulebook" data-cover={chapter === undefined}>
      <header className="rulebook-head">
        <div>
          <h1>{say('title')}</h1>
          {chapter === undefined && <p>{say('about')}</p>}
        </div>
        <SearchBox
          query={query}
          onQuery={(asked) => {
            setQuery(asked);
            setSearching(asked.trim() !== '');
          }}
          onEnter={() => {
            setSearching(words.length > 0);
            list.current?.querySelector('a')?.focus();
          }}
        />
        {chapter !== undefined && <Chooser book={book} chapter={chapter} />}
      </header>
      {chapter !== undefined && <Contents book={book} chapter={chapter} />}
      {isOpen && (
        <Results
          book={book}
          lang={lang}
          hits={hits}
          words={words}
          list={list}
          onFollow={() => setSearching(false)}
          onLeave={() => document.querySelector<HTMLInputElement>('.rules-search input')?.focus()}
        />
      )}
      {!isOpen && chapter === undefined && <Cover book={book} />}
      {!isOpen && chapter !== undefined && (
        <ChapterView book={book} chapter={chapter} lit={entry} words={words} />
      )}
    </main>
  );
}

/** Whoever goes elsewhere has found what was searched. */
function useCloseOnMove({ chapter, entry }: Address, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => latest.current(), [chapter, entry]);
}
