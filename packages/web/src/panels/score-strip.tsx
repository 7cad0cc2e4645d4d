import { memo, type ReactNode } from 'react';
import { Counting } from '../app/frame/counting.tsx';
import { useWords } from '../app/words.ts';
import type { SeatInfo, TableView } from '../session/types.ts';
import './score-strip.css';
import { SeatBadge } from './seat-badge.tsx';

interface ScoreStripProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  /** What else is told of a seat: its time, whether somebody is there. */
  readonly about?: ((seat: number) => ReactNode) | undefined;
  /** Where more is told. */
  readonly onPress?: (() => void) | undefined;
}

/** Everyone's points in one line, where there is no room for more. */
export const ScoreStrip = memo(function ScoreStrip({ view, seats, about, onPress }: ScoreStripProps) {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y: a shorter way for fingers; readers hear all of it here
    <ol
      className="score-strip"
      onClick={onPress}
      data-covers=""
      data-seats={seats.length > 4 ? 'many' : seats.length > 2 ? 'some' : 'two'}
      aria-label={t('tab.players')}
    >
      {view.seats.map(({ seat, points }) => (
        <li key={seat} data-turn={!view.over && seat === view.turn.seat} data-home={seat}>
          <SeatBadge colour={seats[seat].colour} />
          <span className="strip-name" aria-hidden="true">
            {seats[seat].called ?? seats[seat].name}
          </span>
          <strong aria-hidden="true">
            <Counting value={points} />
          </strong>
          <span className="hidden-text">
            {t('table.turn', { who: seats[seat].name, what: t('table.points', { n: points }) })}
          </span>
          {about?.(seat)}
        </li>
      ))}
      <li className="strip-left" title={t('table.left', { n: view.left })}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 5.5h8v8h-8zM5.5 5.5v-3h8v8h-3" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        <span aria-hidden="true">{view.left}</span>
        <span className="hidden-text">{t('table.left', { n: view.left })}</span>
      </li>
    </ol>
  );
});
