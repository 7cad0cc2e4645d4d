import { explainReason } from '@bastide/rules';
import type { CSSProperties } from 'react';
import { Icon } from '../app/icon.tsx';
import { useWords } from '../app/words.ts';
import type { TagPlace } from '../board/tag-place.ts';
import type { Size } from '../camera/camera.ts';
import type { SeatInfo } from '../session/types.ts';
import { useCatalogue } from '../texts/catalogue.ts';
import { RuleLinks } from './rule-links.tsx';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Asked, Why } from './use-why.ts';

/** Pixels the note takes at most. */
export const NOTE: Size = { width: 264, height: 150 };
/** More reasons than anybody wants to read on the land; the panel has them all. */
const MOST = 3;

interface WhyNoteProps {
  readonly asked: Asked;
  readonly why: Why;
  readonly seats: readonly SeatInfo[];
  readonly place: TagPlace;
  /** Pixels between its point and the note. */
  readonly away: number;
}

/** Beside what can't be chosen: why, in words, and the rule. Presses beside its buttons go through to the land. */
export function WhyNote({ asked, why, seats, place, away }: WhyNoteProps) {
  const { lang } = useWords();
  const say = useCatalogue({ en, fr });
  const names = seats.map(({ name }) => name);
  const { at, attempt } = asked;
  const reasons = asked.reasons.slice(0, MOST);
  const rules = [...new Set(asked.reasons.map(({ rule }) => rule))];
  const style = { '--x': at.x, '--y': at.y, '--aside': `${place.aside}px`, '--away': `${away}px` };
  return (
    <div className={`board-pin why ${place.side}`} style={style as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="why-note" role="group" aria-label={say('note')}>
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <p key={index}>{explainReason(lang, reason, names)}</p>
        ))}
        <div className="why-foot">
          <RuleLinks rules={rules.slice(0, MOST)} />
          {attempt.rot !== undefined && (
            <button
              type="button"
              className="icon plain"
              aria-label={say('turn')}
              title={say('turn')}
              onClick={() => why.turn(1)}
            >
              <Icon name="right" />
            </button>
          )}
          <button
            type="button"
            className="icon plain"
            aria-label={say('close')}
            title={say('close')}
            onClick={why.close}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
