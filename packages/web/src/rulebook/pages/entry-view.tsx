import { sayText } from '@bastide/rules/internal';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import { StillPicture } from '../../still/still-picture.tsx';
import type { CaptionText, ChapterText } from '../book-text.ts';
import type { Entry } from '../outline.ts';
import { pictures } from '../pictures.ts';
import { pointsOf } from '../points-of.ts';
import { ruleLink, rulingLink } from '../rule-link.ts';
import { rulebookTexts } from '../texts/catalogue.ts';
import { OptionBox } from './option-box.tsx';
import { Line, Marked, Prose } from './prose.tsx';

interface EntryViewProps {
  readonly entry: Entry;
  readonly text: ChapterText;
  readonly isLit: boolean;
  readonly words: readonly string[];
}

const NUMBER = /^[A-Z]{1,2}\d+$/;

/** A rule with its number, its pictures and its options. */
export function EntryView({ entry, text, isLit, words }: EntryViewProps) {
  const say = useCatalogue(rulebookTexts);
  const { lang } = useWords();
  const { id, scenes = [], options = [], ruling } = entry;
  const isNumbered = NUMBER.test(id);
  const headline = `head-${id}`;
  return (
    <section
      id={`rule-${id}`}
      className="rule"
      data-lit={isLit}
      data-numbered={isNumbered}
      tabIndex={-1}
      aria-labelledby={headline}
    >
      <h3 id={headline}>
        <Marked text={sayText(lang, text.entries[id].title)} words={words} />
        {isNumbered && (
          <a className="rule-number" href={ruleLink(id)} aria-label={say('rule', { rule: id })}>
            {id}
          </a>
        )}
        {ruling !== undefined && (
          <a className="ruling" href={rulingLink(id)} title={say('ruling.about')}>
            {say('ruling')}
          </a>
        )}
      </h3>
      <Prose lang={lang} text={text.entries[id].text} words={words} />
      {scenes.length > 0 && (
        <div className="pictures" data-count={scenes.length}>
          {scenes.map((scene) => (
            <PictureWithCaption key={scene} scene={scene} text={text.captions[scene]} words={words} />
          ))}
        </div>
      )}
      {options.map((option) => (
        <OptionBox key={option} option={option} />
      ))}
    </section>
  );
}

interface PictureWithCaptionProps {
  readonly scene: string;
  readonly text: CaptionText;
  readonly words: readonly string[];
}

function PictureWithCaption({ scene, text: { alt, caption }, words }: PictureWithCaptionProps) {
  const { lang } = useWords();
  return (
    <figure>
      <StillPicture picture={pictures[scene]} alt={sayText(lang, alt)} />
      <figcaption>
        <Line text={sayText(lang, caption, pointsOf(scene))} words={words} />
      </figcaption>
    </figure>
  );
}
