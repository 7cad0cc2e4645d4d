import { type Failure, newGame, playMove } from '@bastide/rules';
import { useMemo } from 'react';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import {
  knownStanding,
  type SavedTable,
  type Standing as Stands,
  standingIn,
} from '../../session/storage.ts';
import type { TableSetup } from '../../session/types.ts';
import { Icon } from '../frame/icon.tsx';
import { useWords } from '../words.ts';
import { UnopenedCard } from './unopened-card.tsx';

interface ResumeCardProps {
  readonly saved: SavedTable;
  readonly onResume: () => void;
  readonly onWatch: () => void;
}

/** A game kept in the browser: who plays, how it stands, and the way back to it. */
export function ResumeCard({ saved, onResume, onWatch }: ResumeCardProps) {
  const { t } = useWords();
  const standing = useMemo(() => standingOf(saved), [saved]);
  if ('error' in standing)
    return <UnopenedCard table={saved.table} failure={standing} text={JSON.stringify(saved)} />;
  return (
    <li className="kept-card">
      <Standing table={saved.table} standing={standing} />
      <button type="button" onClick={onResume}>
        <Icon name={standing.over ? 'eye' : 'play'} />
        {t(standing.over ? 'home.result' : 'setup.resume')}
      </button>
      {standing.over && (
        <button type="button" onClick={onWatch}>
          <Icon name="film" />
          {t('end.watch')}
        </button>
      )}
    </li>
  );
}

interface StandingProps {
  readonly table: TableSetup;
  readonly standing: Stands;
}

/** Who has how many points, and how far the game is. */
export function Standing({ table, standing: { over, left, scores } }: StandingProps) {
  const { t } = useWords();
  return (
    <div className="standing">
      <ul className="kept-seats">
        {table.seats.map((seat, index) => (
          <li key={seat.colour}>
            <SeatBadge colour={seat.colour} />
            <span className="kept-name">{seat.name}</span>
            <strong>{scores[index]}</strong>
          </li>
        ))}
      </ul>
      <p className="small">{over ? t('home.over') : t('table.left', { n: left })}</p>
    </div>
  );
}

/** How a kept game stands, or why it can't be opened. */
export function standingOf(saved: SavedTable): Stands | Failure {
  const known = knownStanding(saved);
  if (known !== undefined) return known;
  const { table, moves } = saved;
  const made = newGame(table.setup);
  if ('error' in made) return made;
  const game = made.ok;
  for (const [index, move] of moves.entries()) {
    if (move.do === 'discard') continue;
    const played = playMove(game, move);
    if ('error' in played) return { error: played.error, at: `moves.${index}` };
  }
  return standingIn(game);
}
