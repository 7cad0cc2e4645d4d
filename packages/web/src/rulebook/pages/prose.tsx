import type { Language } from '@bastide/rules';
import { sayText } from '@bastide/rules/internal';
import { Fragment, type ReactNode } from 'react';
import { chapterOf } from '../chapters.ts';
import { ruleLink } from '../rule-link.ts';
import { cutAtHits } from '../search/fold.ts';

interface ProseProps {
  readonly lang: Language;
  readonly text: string;
  /** Words to be marked. */
  readonly words: readonly string[];
}

/** A text of the book: paragraphs and lists, stressed words, numbers of rules as links. */
export function Prose({ lang, text, words }: ProseProps) {
  return sayText(lang, text)
    .split('\n\n')
    .flatMap(blocksOf)
    .map(({ items, isList }) =>
      isList ? (
        <ul key={items[0]}>
          {items.map((item) => (
            <li key={item}>
              <Line text={item} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={items[0]}>
          <Line text={items[0]} words={words} />
        </p>
      ),
    );
}

interface Block {
  readonly items: readonly string[];
  readonly isList: boolean;
}

/** A paragraph, or a list, perhaps with a line before it. */
function blocksOf(paragraph: string): Block[] {
  const lines = paragraph.split('\n');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const before = lines.filter((line) => !line.startsWith('- '));
  return [
    ...before.map((line) => ({ items: [line], isList: false })),
    ...(items.length > 0 ? [{ items, isList: true }] : []),
  ];
}

const RULE = /\b[A-Z]{1,2}\d+\b/;
const SIGNS = /(\*\*[^*]+\*\*|\b[A-Z]{1,2}\d+\b)/;

/** One line with its stress and links. */
export function Line({ text, words }: Omit<ProseProps, 'lang'>): ReactNode {
  return withKeys(text.split(SIGNS)).map(({ piece, key }) => {
    if (piece.startsWith('**'))
      return (
        <strong key={key}>
          <Marked text={piece.slice(2, -2)} words={words} />
        </strong>
      );
    if (RULE.test(piece) && chapterOf(piece) !== undefined)
      return (
        <a key={key} className="rule-link" href={ruleLink(piece)}>
          <Marked text={piece} words={words} />
        </a>
      );
    return <Marked key={key} text={piece} words={words} />;
  });
}

/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: Omit<ProseProps, 'lang'>): ReactNode {
  if (words.length === 0) return text;
  return cutAtHits(text, words).map(({ text: piece, hit, from }) =>
    hit ? <mark key={from}>{piece}</mark> : <Fragment key={from}>{piece}</Fragment>,
  );
}

/** Pieces of one line, each with the place where it begins. */
function withKeys(pieces: readonly string[]): { readonly piece: string; readonly key: number }[] {
  let key = 0;
  return pieces.map((piece) => {
    const at = key;
    key += piece.length + 1;
    return { piece, key: at };
  });
}
