import { memo, useMemo, useState } from 'react';
import { useWords } from '../app/words.ts';
import type { Recalled } from '../board/effects/effects.ts';
import type { LogEntry, SeatInfo, SpecOf } from '../session/types.ts';
import { turnsOf } from './chronicle.ts';
import './log.css';
import { LogTurn } from './log-turn.tsx';

interface LogProps {
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
}

/** As many turns as are shown at once; the rest on demand. */
const SHOWN = 20;

/** Everything that happened, turn by turn, the newest first. */
export const GameLog = memo(function GameLog({ log, seats, specOf, onRecall }: LogProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const turns = useMemo(() => turnsOf(log), [log]);
  const shown = turns.slice(isWhole ? 0 : -SHOWN).reverse();
  if (shown.length === 0) return <p className="small">{t('table.log.empty')}</p>;
  return (
    <div className="log">
      <ol className="bare" reversed>
        {shown.map((turn) => (
          <LogTurn key={turn.key} turn={turn} seats={seats} specOf={specOf} onRecall={onRecall} />
        ))}
      </ol>
      {!isWhole && turns.length > SHOWN && (
        <button type="button" onClick={() => setWhole(true)}>
          {t('table.log.more', { n: turns.length })}
        </button>
      )}
    </div>
  );
});
