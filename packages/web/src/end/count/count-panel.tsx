import { useEffect, useLayoutEffect, useRef } from 'react';
import { Counting } from '../../app/frame/counting.tsx';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { LogLine } from '../../log/log-line.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo, SpecOf } from '../../session/types.ts';
import './count.css';
import { useCountName } from './count-name.ts';
import type { Ending } from './use-ending.ts';

interface CountPanelProps {
  readonly ending: Ending;
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  /** Whether everybody's points are to be seen here, as they stand nowhere else with their names. */
  readonly hasScores: boolean;
  /** Whether it goes on by itself. */
  readonly isMoving: boolean;
  /** What the button that ends it says. */
  readonly skip: string;
  readonly onRecall: (place: Recalled) => void;
}

/** What is being counted, whose points it brings, and the way past it. */
export function CountPanel(props: CountPanelProps) {
  const { ending, seats, specOf, hasScores, isMoving, skip, onRecall } = props;
  const { t } = useWords();
  const nameOf = useCountName();
  const { step, view, count } = ending;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  useSkipKeys(ending.showResults);
  const of = count?.steps.filter(({ kind }) => kind === step?.kind) ?? [];
  return (
    <section className="turn count" aria-label={t('count.title')}>
      <h2 className="asked">
        <span>{step === undefined ? t('count.title') : nameOf(step.kind)}</span>
        {step !== undefined && of.length > 1 && (
          <span className="count-of small">{t('count.of', { n: of.indexOf(step) + 1, all: of.length })}</span>
        )}
      </h2>
      <div className="actions">
        {!isMoving && (
          <button ref={first} type="button" className="primary" onClick={ending.next}>
            <Icon name="move-on" />
            {t('count.next')}
          </button>
        )}
        <button ref={isMoving ? first : undefined} type="button" onClick={ending.showResults}>
          <Icon name="skip" />
          {skip}
        </button>
      </div>
      <ul className="count-lines bare">
        {step?.awards.map((award) => (
          <LogLine
            key={`${step.key} ${award.seat}`}
            line={{ kind: 'award', award, home: [], advance: undefined }}
            seats={seats}
            turn={undefined}
            specOf={specOf}
            onRecall={onRecall}
          />
        ))}
      </ul>
      {hasScores && (
        <ul className="count-scores bare" aria-label={t('tab.players')}>
          {view.seats.map(({ seat, points }) => (
            <li key={seat} data-gains={step?.awards.some((award) => award.seat === seat) ?? false}>
              <SeatBadge colour={seats[seat].colour} />
              <span className="seat-who">{seats[seat].name}</span>
              <strong>
                <Counting value={points} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A press on the land goes past the count, too. */
export function CountVeil({ skip, onSkip }: { readonly skip: string; readonly onSkip: () => void }) {
  return <button type="button" className="count-veil" tabIndex={-1} aria-label={skip} onClick={onSkip} />;
}

/** Enter and Escape, wherever the focus is; a button that has it is pressed instead. */
function useSkipKeys(onSkip: () => void): void {
  const latest = useRef(onSkip);
  useLayoutEffect(() => {
    latest.current = onSkip;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (event.defaultPrevented || (event.key !== 'Escape' && (event.key !== 'Enter' || isOnButton))) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
