import { type Answer, explainChoice } from '@bastide/rules';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
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
  onTurn(): void;
  onConfirm(): void;
  onCancel(): void;
}

/** Beside the tentative choice: what else can be done there, turn, confirm, take back. */
export function ChoicePin(props: ChoicePinProps) {
  const { t } = useWords();
  const { aim, above, aside, onTurn, onConfirm, onCancel } = props;
  const isTile = aim.shape === 'cell';
  const far = isTile ? TILE / 2 : 22;
  const style = {
    '--x': aim.at.x,
    '--y': aim.at.y + (above ? -far : far),
    '--aside': `${aside}px`,
  } as CSSProperties;
  return (
    <div className={above ? 'board-pin above' : 'board-pin'} style={style}>
      <div className="board-ways">
        {!isTile && aim.answers.length > 1 && <Ways {...props} />}
        {isTile && aim.answers.length > 1 && (
          <button
            type="button"
            aria-label={t('table.turn-tile')}
            title={t('table.turn-tile')}
            onClick={onTurn}
          >
            <Sign d="M18 12a6.5 6.5 0 1 1-2.2-4.9M18.5 3.5v4.6h-4.6" />
          </button>
        )}
        <button type="button" aria-label={t('table.cancel')} title={t('table.cancel')} onClick={onCancel}>
          <Sign d="M6 6l12 12M18 6L6 18" />
        </button>
        <button
          type="button"
          className="primary"
          data-confirm=""
          aria-label={t('table.confirm')}
          title={t('table.confirm')}
          onClick={onConfirm}
        >
          <Sign d="M5 12.5l4.5 5L19 7" />
        </button>
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

function Sign({ d }: { readonly d: string }) {
  return (
    <svg className="board-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
