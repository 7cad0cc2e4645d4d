import { useMemo } from 'react';
import type { Recalled } from '../../board/effects/effects.ts';
import { TilePicture } from '../../panels/pictures.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { News } from '../../panels/turn/news.tsx';
import { newsOf } from '../../panels/turn/news-lines.ts';
import '../../panels/turn/turn.css';
import type { SeatInfo } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';
import { Hands } from './hands.tsx';

interface NowProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly seats: readonly SeatInfo[];
  readonly onRecall: (place: Recalled) => void;
}

/** Whose turn it was, what was asked, and what had just happened. */
export function Now({ session, state, seats, onRecall }: NowProps) {
  const { say, t, name, lang } = useReplayWords();
  const { specOf } = session;
  const { view, log } = state;
  const news = useMemo(() => newsOf(log), [log]);
  const { seat, id } = view.question;
  return (
    <section className="turn replay-now" aria-label={say('now')}>
      <h2 className="asked">
        {seat !== undefined && <SeatBadge colour={seats[seat].colour} />}
        <span>
          {seat !== undefined && <span className="who">{seats[seat].name}</span>}
          <span className="what">{name('question', id)}</span>
        </span>
        {view.tile !== undefined && (
          <TilePicture
            spec={view.tile.spec}
            label={t('table.tile-in-hand', { tile: describeTile(lang, view.tile.spec) })}
          />
        )}
      </h2>
      <News news={news} seats={seats} specOf={specOf} onRecall={onRecall} />
      <Hands session={session} state={state} />
    </section>
  );
}
