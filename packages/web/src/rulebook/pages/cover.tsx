import { useCatalogue } from '../../app/use-catalogue.ts';
import type { Book } from '../book-text.ts';
import { EmblemArt } from '../emblem-art.tsx';
import { EMBLEMS } from '../emblems.ts';
import { OUTLINE, SECTIONS } from '../outline.ts';
import { chapterLink } from '../rule-link.ts';
import { rulebookTexts } from '../texts/catalogue.ts';

/** All chapters at a glance, each with a tile of its own. */
export function Cover({ book }: { readonly book: Book }) {
  const say = useCatalogue(rulebookTexts);
  return (
    <div className="cover">
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{say(`section.${section}`)}</h2>
          <ul>
            {OUTLINE[section].map(({ chapter }) => (
              <li key={chapter}>
                <Card book={book} chapter={chapter} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Card({ book, chapter }: { readonly book: Book; readonly chapter: string }) {
  const { title, lead } = book[chapter];
  return (
    <a className="chapter-card" href={chapterLink(chapter)}>
      <EmblemArt emblem={EMBLEMS[chapter]} />
      <span>
        <strong>{title}</strong>
        <small>{firstSentence(lead)}</small>
      </span>
    </a>
  );
}

/** A lead may be long: the card has room for its first sentence. */
function firstSentence(lead: string): string {
  const end = lead.search(/[.!?](?: |$)/);
  return end < 0 ? lead : lead.slice(0, end + 1);
}
