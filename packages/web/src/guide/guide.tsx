import { memo, useEffect, useRef } from 'react';
import { changeSettings, useSettings } from '../app/settings/settings.ts';
import { useWords } from '../app/words.ts';
import { askedSeat } from '../board/choices/use-choice.ts';
import { FigurePicture } from '../panels/pictures.tsx';
import type { Colour, SeatInfo, SessionState } from '../session/types.ts';
import './guide.css';
import { type Hint, hintFor } from './hints.ts';
import { markSeen, useSeen } from './seen.ts';

interface GuideProps {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
}

/** A gentle guide: what a new player should know at this moment, once, in a corner of the land that the camera keeps free. */
export const Guide = memo(function Guide({ state, seats }: GuideProps) {
  const hint = useHint(state, seats);
  const seat = askedSeat(state, seats);
  return (
    <div className="guide-place" data-covers="">
      {hint !== undefined && seat !== undefined && <Card hint={hint} colour={seats[seat].colour} />}
    </div>
  );
});

function Card({ hint, colour }: { readonly hint: Hint; readonly colour: Colour }) {
  const { t } = useWords();
  const { sound, fast } = useSettings();
  // Who plays with one press need not confirm.
  const about = hint === 'place' && fast ? 'guide.place.fast' : (`guide.${hint}.about` as const);
  return (
    <section className="guide" aria-label={t('guide.name')}>
      <FigurePicture kind="follower" colour={colour} lying={hint === 'farmer'} />
      <div role="status">
        <strong>{t(`guide.${hint}`)}</strong>
        <p>{t(about)}</p>
      </div>
      <div className="guide-answers">
        {hint === 'place' && !sound && (
          <button type="button" className="plain" onClick={() => changeSettings({ sound: true })}>
            {t('guide.sound')}
          </button>
        )}
        <button type="button" onClick={() => markSeen(hint)}>
          {t('guide.close')}
        </button>
      </div>
    </section>
  );
}

/** What to say now. Once its moment has passed it counts as said. */
function useHint(state: SessionState, seats: readonly SeatInfo[]): Hint | undefined {
  const { guide } = useSettings();
  const seen = useSeen();
  const seat = askedSeat(state, seats);
  const hint = guide && seat !== undefined ? hintFor(state, seat, seen) : undefined;
  const before = useRef<Hint>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== hint) markSeen(before.current);
    before.current = hint;
  }, [hint]);
  return hint;
}
