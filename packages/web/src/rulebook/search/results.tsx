import type { Language } from '@bastide/rules';
import { sayText } from '@bastide/rules/internal';
import type { KeyboardEvent, Ref } from 'react';
import { useCatalogue } from '../../app/use-catalogue.ts';
import type { Book } from '../book-text.ts';
import { Marked } from '../pages/prose.tsx';
import './search.css';
import { rulebookTexts } from '../texts/catalogue.ts';
import type { Hit } from './search.ts';

interface ResultsProps {
  readonly book: Book;
  readonly lang: Language;
  readonly hits: readonly Hit[];
  readonly words: readonly string[];
  readonly list: Ref<HTMLOListElement>;
  /** Follows a hit; leaves the list upwards or by Escape. */
  readonly onFollow: () => void;
  readonly onLeave: () => void;
}

/** More than these nobody reads. */
const SHOWN = 40;

/** What was found, each a link to its rule; arrows go from one to the next. */
export function Results({ book, lang, hits, words, list, onFollow, onLeave }: ResultsProps) {
  const say = useCatalogue(rulebookTexts);
  const onKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onLeave();
    if (step === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const next = links.findIndex((link) => link.matches(':focus')) + step;
    if (next < 0) onLeave();
    links[next]?.focus();
  };
  return (
    <section className="results" aria-label={say('search')}>
      <p role="status">
        {hits.length === 0 ? say('search.none') : say('search.found', { n: hits.length })}{' '}
        {hits.length > SHOWN && say('search.more', { shown: SHOWN, n: hits.length })}
      </p>
      <ol ref={list} onKeyDown={onKey}>
        {hits.slice(0, SHOWN).map(({ chapter, entry, title, excerpt }) => (
          <li key={`${chapter} ${entry ?? ''}`}>
            <a
              className="hit"
              href={entry === undefined ? `#/rules/${chapter}` : `#/rules/${chapter}/${entry}`}
              onClick={onFollow}
            >
              <small>
                {book[chapter].title}
                {entry !== undefined && /^[A-Z]{1,2}\d+$/.test(entry) && ` · ${entry}`}
              </small>
              <strong>
                <Marked text={sayText(lang, title)} words={words} />
              </strong>
              <span>
                <Marked text={sayText(lang, excerpt)} words={words} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
