import { type Answer, explainChoice } from '@bastide/rules';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import type { SeatInfo } from '../../session/types.ts';
import { Piece } from '../layers/piece.tsx';
import type { Aim } from '../pointing/aims.ts';
import { isByFigure } from './pin-size.ts';

interface ChoicePinProps {
  readonly aim: Aim;
  readonly answer: Answer;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  /** Whether there is no room below. */
  readonly above: boolean;
  /** Pixels to move it to the east, so that it stays in the box. */
  readonly aside: number;
  onChoose(answer: Answer): void;
  onConfirm(): void;
}

/** Pixels from the middle of what is chosen to its answers. */
const FAR = 22;

/** Beside the tentative choice: what else can be done there. */
export function ChoicePin(props: ChoicePinProps) {
  const { aim, above, aside } = props;
  const style = {
    '--x': aim.at.x,
    '--y': aim.at.y + (above ? -FAR : FAR),
    '--aside': `${aside}px`,
  } as CSSProperties;
  return (
    <div className={above ? 'board-pin above' : 'board-pin'} style={style}>
      <div className="board-ways">
        <Ways {...props} />
      </div>
    </div>
  );
}

/** Several answers at one place: figures to choose from, or sentences where the figure is the same. */
function Ways({ aim, answer, seat, seats, onChoose, onConfirm }: ChoicePinProps) {
  const { lang } = useWords();
  const names = seats.map(({ name }) => name);
  const byFigure = isByFigure(aim.answers);
  return aim.answers.map((way) => {
    const words = explainChoice(lang, way.target, names);
    return (
      <button
        key={way.code}
        type="button"
        className={byFigure ? 'board-way' : 'board-way in-words'}
        aria-pressed={way === answer}
        aria-label={byFigure ? words : undefined}
        title={words}
        onClick={() => (way === answer ? onConfirm() : onChoose(way))}
      >
        {byFigure ? (
          <svg viewBox="-20 -22 40 40" aria-hidden="true">
            <Piece kind={way.target.figure ?? ''} seat={seat} seats={seats} />
          </svg>
        ) : (
          words
        )}
      </button>
    );
  });
}
