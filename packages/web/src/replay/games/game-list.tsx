import { localeOf } from '@bastide/rules/internal';
import { Icon } from '../../app/frame/icon.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { TableSetup } from '../../session/types.ts';
import { useReplayWords } from '../texts/words.ts';

/** A game that can be watched. */
export interface ListedGame {
  readonly key: string;
  readonly table: TableSetup;
  /** How it ended, if that is known. */
  readonly scores?: readonly number[];
  readonly endedAt?: number;
  readonly onWatch: () => void;
}

interface GameListProps {
  readonly title: string;
  readonly games: readonly ListedGame[];
}

/** So many sets are called by their names. */
const NAMED = 3;

/** Some games with who played them; nothing if there are none. */
export function GameList({ title, games }: GameListProps) {
  const { say, name, lang } = useReplayWords();
  if (games.length === 0) return undefined;
  const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  // The base game is always there.
  const setsIn = ({ setup: { sets } }: TableSetup) =>
    sets.length > NAMED
      ? say('sets', { n: sets.length - 1 })
      : sets.map((set) => name('set', set)).join(', ');
  return (
    <section className="replay-games">
      <h2>{title}</h2>
      <ul className="bare">
        {games.map(({ key, table, scores, endedAt, onWatch }) => (
          <li key={key}>
            <ul className="bare">
              {table.seats.map((seat, index) => (
                <li key={seat.colour}>
                  <SeatBadge colour={seat.colour} />
                  {seat.name}
                  {scores !== undefined && <strong>{scores[index]}</strong>}
                </li>
              ))}
            </ul>
            <p className="small">
              {setsIn(table)}
              {endedAt !== undefined && ` · ${date.format(endedAt)}`}
            </p>
            <button type="button" onClick={onWatch}>
              <Icon name="play" />
              {say('watch')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
