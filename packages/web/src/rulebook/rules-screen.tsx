import type { Language } from '@bastide/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTitleNote } from '../app/frame/title.ts';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords, WordsOfGame } from '../app/words.ts';
import { type Address, useAddress } from './address.ts';
import { loadBook } from './book.ts';
import { type Book, inWordsOf } from './book-text.ts';
import { ChapterView } from './pages/chapter-view.tsx';
import { Chooser, Contents } from './pages/contents.tsx';
import { Cover } from './pages/cover.tsx';
import { Results } from './search/results.tsx';
import './rulebook.css';
import { findHits } from './search/search.ts';
import { SearchBox } from './search/search-box.tsx';
import { soughtIn } from './search/synonyms.ts';
import { rulebookTexts } from './texts/catalogue.ts';

/** The rule book: a cover, chapters, and a search over all of them. Opened from a game of an older box, it keeps to its words. */
export function RulesScreen() {
  const address = useAddress();
  const [book, keep] = useState(address.book);
  if (address.book !== undefined && address.book !== book) keep(address.book);
  const bound = useMemo(() => (book === undefined ? undefined : { book }), [book]);
  return (
    <WordsOfGame value={bound}>
      <WholeBook />
    </WordsOfGame>
  );
}

function WholeBook() {
  const say = useCatalogue(rulebookTexts);
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
  const say = useCatalogue(rulebookTexts);
  const { lang } = useWords();
  const address = useAddress();
  const { chapter, entry } = address;
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const synonyms = say('synonyms');
  const words = useMemo(() => soughtIn(query, synonyms).flat(), [query, synonyms]);
  const hits = useMemo(
    () => (isSearching ? findHits(book, query, synonyms) : []),
    [book, query, synonyms, isSearching],
  );
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

/** The book in a language; until it is there the one before, so that nobody loses the place. `failed` if it can't be had. */
function useBook(lang: Language): Book | 'failed' | undefined {
  const [shown, show] = useState<Book | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const showOnce = (book: Book | 'failed') => isWanted && show(book);
    loadBook(lang).then(showOnce, () => showOnce('failed'));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return useMemo(
    () => (shown === undefined || shown === 'failed' ? shown : inWordsOf(lang, shown)),
    [lang, shown],
  );
}

/**
 * Goes to the rule in the address, or to the top of a chapter that was turned to. The first look at the page scrolls but takes the
 * focus nowhere, unless a rule is asked for.
 */
function useScroll({ chapter, entry }: Address, isSearching: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isSearching) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const rule = entry === undefined ? null : document.getElementById(`rule-${entry}`);
    if (rule !== null) {
      rule.scrollIntoView({ block: 'start' });
      rule.focus({ preventScroll: true });
      return;
    }
    if (wasFirst) return;
    scrollTo({ top: 0 });
    const head = chapter === undefined ? 'main' : 'chapter-title';
    document.getElementById(head)?.focus({ preventScroll: true });
  }, [chapter, entry, isSearching]);
}
