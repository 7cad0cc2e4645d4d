import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import './search.css';
import { rulebookTexts } from '../texts/catalogue.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Down from the field leads into the results. */
  readonly onEnter: () => void;
}

/** The field to search the book; `/` leads there from anywhere. */
export function SearchBox({ query, onQuery, onEnter }: SearchBoxProps) {
  const say = useCatalogue(rulebookTexts);
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => field.current?.focus());
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('');
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <search className="rules-search">
      <input
        ref={field}
        type="search"
        value={query}
        aria-label={say('search')}
        aria-keyshortcuts="/"
        title={say('search.key')}
        placeholder={say('search.hint')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKey}
      />
      {query === '' ? (
        <span className="search-key" aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className="icon plain"
          aria-label={say('search.clear')}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

/** The key `/`, unless somebody is writing. */
function useSlash(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
