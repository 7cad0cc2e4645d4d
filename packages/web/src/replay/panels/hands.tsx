import { TilePicture } from '../../panels/pictures.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { describeTile } from '../../texts/tile-words.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';

interface HandsProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
}

/** The tiles everybody holds (E3), as far as whoever is followed could see them. Nothing where none are held. */
export function Hands({ session, state: { view, eyes } }: HandsProps) {
  const { t, lang, say } = useReplayWords();
  const { specOf } = session;
  const { seats } = session.table;
  if (view.handSize === 0) return undefined;
  return (
    <section className="hands" aria-label={say('hands')}>
      <h3>{say('hands')}</h3>
      <ul className="bare">
        {view.seats.map(({ seat, hand }) => (
          <li key={seat} aria-label={t('table.hand', { name: seats[seat].name })}>
            <SeatBadge colour={seats[seat].colour} />
            {eyes !== undefined && eyes !== seat && <span className="small">{say('hands.hidden')}</span>}
            {hand.map((id, place) => {
              const spec = specOf(id);
              if (spec === undefined) return undefined;
              return (
                <TilePicture
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tiles of a hand may be the same
                  key={`${id} ${place}`}
                  spec={spec}
                  label={describeTile(lang, spec)}
                />
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
