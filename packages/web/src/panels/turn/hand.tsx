import type { Answer } from '@bastide/rules';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import type { SpecOf } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';
import './hand.css';

interface HandProps {
  readonly owner: string;
  readonly tiles: readonly string[];
  /** Answers that play one of these tiles. */
  readonly answers: readonly Answer[];
  readonly isShown: boolean;
  /** Whether others sit at this screen, from whom it is hidden. */
  readonly isSecret: boolean;
  readonly specOf: SpecOf;
  readonly onShow: (shown: boolean) => void;
  readonly onPick: (answer: Answer) => void;
}

/** The three tiles a player holds (E3), shown only to whoever asks for them. One that is pressed is taken: it can be taken back. */
export function Hand({ owner, tiles, answers, isShown, isSecret, specOf, onShow, onPick }: HandProps) {
  const { t, lang } = useWords();
  return (
    <section className="hand" aria-label={t('table.hand', { name: owner })}>
      {isSecret && (
        <button type="button" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
          <Icon name="eye" />
          {t(isShown ? 'table.hand.hide' : 'table.hand.show')}
        </button>
      )}
      {!isShown && <p className="small">{t('table.hand.hidden', { name: owner })}</p>}
      {isShown && (
        <ul className="bare">
          {tiles.map((id, place) => {
            const answer = answers.find(({ target }) => target.tile === id);
            const spec = specOf(id);
            const label = spec === undefined ? id : describeTile(lang, spec);
            const picture = spec === undefined ? label : <TilePicture spec={spec} label={label} />;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tiles of a hand may be the same
              <li key={`${id} ${place}`}>
                {answer === undefined ? (
                  picture
                ) : (
                  <button type="button" className="plain" onClick={() => onPick(answer)}>
                    {picture}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
