import { Icon } from '../../app/frame/icon.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { forget } from '../history/store.ts';
import type { Share } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';

interface GameListProps {
  readonly shares: readonly Share[];
  readonly onChange: () => void;
}

/** Every game with the way to its figures, the newest first. */
export function GameList({ shares, onChange }: GameListProps) {
  const { say } = useStatisticsWords();
  return (
    <div className="game-list">
      <h2 id="all-games">{say('list.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="data-scroll" tabIndex={0} aria-labelledby="all-games">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{say('list.game')}</th>
              <th scope="col" className="names">
                {say('list.players')}
              </th>
              <th scope="col">{say('list.place')}</th>
              <th scope="col">{say('list.points')}</th>
              <th scope="col">{say('list.luck')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {[...shares].reverse().map((share) => (
              <GameLine key={`${share.game.id} ${share.seat}`} share={share} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function GameLine({
  share: { game, seat },
  onChange,
}: {
  readonly share: Share;
  readonly onChange: () => void;
}) {
  const { say, date, signed } = useStatisticsWords();
  const { id, endedAt, table, places, scores, luck, where } = game;
  const day = date(endedAt);
  return (
    <tr>
      <th scope="row">
        <a href={gameAddress(id)}>{day}</a>
        {where === 'online' && <small> {say('list.online')}</small>}
      </th>
      <td className="names">
        {table.seats.map(({ colour, name }, other) => (
          <span key={colour} data-own={other === seat}>
            <SeatBadge colour={colour} />
            {name}
          </span>
        ))}
      </td>
      <td>{places[seat]}</td>
      <td>{scores[seat]}</td>
      <td>{luck === undefined ? '–' : signed(luck[seat])}</td>
      <td>
        <button
          type="button"
          className="icon plain"
          aria-label={say('list.forget', { date: day })}
          title={say('list.forget-short')}
          onClick={() => void forget(id).then(onChange)}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}

/** Where the statistics of a kept game are: `#/statistics/game/abc`. */
export function gameAddress(id: string): string {
  return `#/statistics/game/${encodeURIComponent(id)}`;
}

/** The kept game an address names; undefined where it names none. */
export function gameIn(hash: string): string | undefined {
  const id = /^#\/statistics\/game\/([^/]+)$/.exec(hash)?.[1];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
