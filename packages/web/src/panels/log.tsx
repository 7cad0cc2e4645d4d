import { explain, type GameEvent } from '@bastide/rules';
import { memo, useState } from 'react';
import { useWords } from '../app/words.ts';
import type { LogEntry, SeatInfo } from '../session/types.ts';
import './log.css';
import { SeatBadge } from './seat-badge.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface LogProps {
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatInfo[];
  readonly onShow: (place: Place) => void;
}

/** As many moves as are shown at once; the rest on demand. */
const SHOWN = 60;

/** Everything that happened, newest first. A line with a place brings it into view. */
export function GameLog({ log, seats, onShow }: LogProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const told = log.filter(({ events }) => events.length > 0);
  const shown = (isWhole ? told : told.slice(-SHOWN)).slice().reverse();
  if (shown.length === 0) return <p className="small">{t('table.log.empty')}</p>;
  return (
    <div className="log">
      <ol reversed>
        {shown.map((entry) => (
          <Entry key={entry.index} entry={entry} seats={seats} onShow={onShow} />
        ))}
      </ol>
      {!isWhole && told.length > SHOWN && (
        <button type="button" onClick={() => setWhole(true)}>
          {t('table.log.more', { n: told.length })}
        </button>
      )}
    </div>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly seats: readonly SeatInfo[];
  readonly onShow: (place: Place) => void;
}

const Entry = memo(function Entry({ entry, seats, onShow }: EntryProps) {
  const { lang } = useWords();
  const names = seats.map((seat) => seat.name);
  const who = concerned(entry);
  return (
    <li className="log-entry">
      {who !== undefined && <SeatBadge colour={seats[who].colour} />}
      <ul>
        {entry.events.map((event, index) => {
          const place = placeIn(event);
          const words = explain(lang, event, names);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
            <li key={index} data-event={event.event}>
              {place === undefined ? (
                words
              ) : (
                <button type="button" className="plain log-line" onClick={() => onShow(place)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
});

/** Whom the first line is about. */
function concerned({ events: [first] }: LogEntry): number | undefined {
  return 'seat' in first ? first.seat : undefined;
}

function placeIn(event: GameEvent): Place | undefined {
  if (!('x' in event) || event.x === undefined || event.y === undefined) return undefined;
  return { x: event.x, y: event.y };
}
