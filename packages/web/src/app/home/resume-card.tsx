import { newGame, playMove, progressOf, scoresOf } from '@bastide/rules';
import { useMemo } from 'react';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SavedTable } from '../../session/storage.ts';
import { Icon } from '../frame/icon.tsx';
import { useWords } from '../words.ts';

interface ResumeCardProps {
  readonly saved: SavedTable;
  /** The game played last. */
  readonly isFirst?: boolean;
  readonly onResume: () => void;
  readonly onWatch: () => void;
}

/** A game kept in the browser: who plays, how it stands, and the way back to it. */
export function ResumeCard({ saved, isFirst = false, onResume, onWatch }: ResumeCardProps) {
  const { t } = useWords();
  const standing = useMemo(() => standingOf(saved), [saved]);
  if (standing === undefined) return undefined;
  return (
    <li className="kept-card">
      <ul className="kept-seats">
        {saved.table.seats.map((seat, index) => (
          <li key={seat.colour}>
            <SeatBadge colour={seat.colour} />
            <span className="kept-name">{seat.name}</span>
            <strong>{standing.scores[index]}</strong>
          </li>
        ))}
      </ul>
      <p className="small">{standing.over ? t('home.over') : t('table.left', { n: standing.left })}</p>
      <button type="button" className={isFirst ? 'primary' : ''} onClick={onResume}>
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

/** How a kept game stands; undefined if its moves can't be played. */
function standingOf({ table, moves }: SavedTable) {
  const made = newGame(table.setup);
  if ('error' in made) return undefined;
  const game = made.ok;
  for (const move of moves) {
    if (move.do !== 'discard' && 'error' in playMove(game, move)) return undefined;
  }
  const { left, over } = progressOf(game);
  return { left, over, scores: scoresOf(game) };
}
