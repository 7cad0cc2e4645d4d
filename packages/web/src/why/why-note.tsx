import { explainReason } from '@bastide/rules';
import type { CSSProperties } from 'react';
import { Icon } from '../app/frame/icon.tsx';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords } from '../app/words.ts';
import type { Point, Size } from '../board/camera/camera.ts';
import type { SeatInfo } from '../session/types.ts';
import { RuleLinks } from './rule-links.tsx';
import { whyTexts } from './texts/catalogue.ts';
import type { Asked, Why } from './use-why.ts';

/** Pixels the note is wide at most, those of a line with about so many letters, bold or not, and of all that is no text. */
const WIDE = 264;
const LINE = 20;
const LETTERS = 35;
const BOLD_LETTERS = 29;
const AROUND = 58;
/** More reasons than anybody wants to read on the land: a tile has four edges. */
const MOST = 5;
const MOST_RULES = 3;

interface WhyNoteProps {
  readonly asked: Asked;
  readonly why: Why;
  readonly seats: readonly SeatInfo[];
  /** Where the corner of a note of this size goes, in pixels from its point. */
  placeFor(size: Size): Point;
}

/** Beside what can't be chosen: why, in words, and the rule. Presses beside its buttons go through to the land. */
export function WhyNote({ asked, why, seats, placeFor }: WhyNoteProps) {
  const { lang } = useWords();
  const say = useCatalogue(whyTexts);
  const names = seats.map(({ name }) => name);
  const { at, attempt } = asked;
  const [first, ...others] = asked.reasons.slice(0, MOST).map((reason) => explainReason(lang, reason, names));
  const corner = placeFor(sizeOf(first, others.join(' ')));
  const rules = [...new Set(asked.reasons.map(({ rule }) => rule))];
  const style = { '--x': at.x, '--y': at.y, '--left': `${corner.x}px`, '--top': `${corner.y}px` };
  return (
    <div className="board-pin" style={style as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="why-note" role="group" aria-label={say('note')}>
        <p>{first}</p>
        {others.length > 0 && <p>{others.join(' ')}</p>}
        <div className="why-foot">
          <RuleLinks rules={rules.slice(0, MOST_RULES)} />
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

/** About how much room two paragraphs take, the first one bold: enough to find a place for them. */
function sizeOf(first: string, others: string): Size {
  const lines = Math.ceil(first.length / BOLD_LETTERS) + Math.ceil(others.length / LETTERS);
  return { width: WIDE, height: AROUND + lines * LINE };
}
