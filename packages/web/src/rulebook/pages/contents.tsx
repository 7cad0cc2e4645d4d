import { useCatalogue } from '../../app/use-catalogue.ts';
import type { Book } from '../book-text.ts';
import { CHAPTERS } from '../chapters.ts';
import { OUTLINE, SECTIONS } from '../outline.ts';
import { chapterLink } from '../rule-link.ts';
import { rulebookTexts } from '../texts/catalogue.ts';

interface ContentsProps {
  readonly book: Book;
  readonly chapter: string | undefined;
}

/** The column beside the text: every chapter, by sections. */
export function Contents({ book, chapter: here }: ContentsProps) {
  const say = useCatalogue(rulebookTexts);
  return (
    <nav className="contents" aria-label={say('contents')}>
      <a href="#/rules" aria-current={here === undefined ? 'page' : undefined}>
        {say('cover')}
      </a>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{say(`section.${section}`)}</h2>
          <ul>
            {OUTLINE[section].map(({ chapter }) => (
              <li key={chapter}>
                <a href={chapterLink(chapter)} aria-current={chapter === here ? 'page' : undefined}>
                  {book[chapter].title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same for narrow screens. */
export function Chooser({ book, chapter: here }: ContentsProps) {
  const say = useCatalogue(rulebookTexts);
  const go = (value: string) => {
    const chosen = CHAPTERS.find((chapter) => chapter === value);
    location.hash = chosen === undefined ? '#/rules' : chapterLink(chosen);
  };
  return (
    <label className="chooser">
      <span className="hidden-text">{say('chapter')}</span>
      <select value={here ?? ''} onChange={(event) => go(event.target.value)}>
        <option value="">{say('cover')}</option>
        {SECTIONS.map((section) => (
          <optgroup key={section} label={say(`section.${section}`)}>
            {OUTLINE[section].map(({ chapter }) => (
              <option key={chapter} value={chapter}>
                {book[chapter].title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
