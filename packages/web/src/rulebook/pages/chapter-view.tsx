import { catalogue } from '@bastide/rules';
import { sayText } from '@bastide/rules/internal';
import { Icon } from '../../app/frame/icon.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import { type Book, toldIn } from '../book-text.ts';
import './chapter.css';
import './rulings.css';
import { CHAPTERS } from '../chapters.ts';
import { CHAPTER_OUTLINES } from '../outline.ts';
import { chapterLink } from '../rule-link.ts';
import { rulebookTexts } from '../texts/catalogue.ts';
import { EntryView } from './entry-view.tsx';
import { Line, Marked } from './prose.tsx';

interface ChapterViewProps {
  readonly book: Book;
  readonly chapter: string;
  /** The entry in the light. */
  readonly lit: string | undefined;
  readonly words: readonly string[];
}

/** One chapter: its rules, each with its number, its pictures and the options that change it. */
export function ChapterView({ book, chapter, lit, words }: ChapterViewProps) {
  const say = useCatalogue(rulebookTexts);
  const { lang } = useWords();
  const text = book[chapter];
  const entries = CHAPTER_OUTLINES.find((one) => one.chapter === chapter)?.entries ?? [];
  const lesson = lessonLink(chapter);
  return (
    <article className="chapter" data-chapter={chapter} aria-labelledby="chapter-title">
      <header>
        <h2 id="chapter-title" tabIndex={-1}>
          <Marked text={sayText(lang, text.title)} words={words} />
        </h2>
        <p className="lead">
          <Line text={sayText(lang, text.lead)} words={words} />
        </p>
        <p className="chapter-tools">
          {lesson !== undefined && (
            <a className="button" href={lesson}>
              <Icon name="play" />
              {say(chapter === 'short' ? 'lesson.first' : 'lesson')}
            </a>
          )}
          <button type="button" className="print" onClick={() => print()}>
            {say('print')}
          </button>
        </p>
      </header>
      {toldIn(text, entries).map((entry) => (
        <EntryView key={entry.id} entry={entry} text={text} isLit={entry.id === lit} words={words} />
      ))}
      <Neighbours book={book} chapter={chapter} />
    </article>
  );
}

function Neighbours({ book, chapter }: { readonly book: Book; readonly chapter: string }) {
  const say = useCatalogue(rulebookTexts);
  const at = CHAPTERS.indexOf(chapter);
  const link = (to: string | undefined, word: string, side: string) =>
    to !== undefined && (
      <a className={side} href={chapterLink(to)}>
        <small>{word}</small>
        {book[to].title}
      </a>
    );
  return (
    <nav className="neighbours" aria-label={say('chapter')}>
      {link(CHAPTERS[at - 1], say('previous'), 'before')}
      {link(CHAPTERS[at + 1], say('next'), 'after')}
    </nav>
  );
}

/** Where the lesson about a chapter is played: expansions have one each, the base game the first of all. */
function lessonLink(chapter: string): string | undefined {
  if (chapter === 'short') return '#/learn';
  const isSet = catalogue.some(({ id, always }) => id === chapter && always !== true);
  return isSet ? `#/learn/${chapter}` : undefined;
}
