import type { SetPuzzle } from '@bastide/bots/puzzles';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo, SpecOf } from '../../session/types.ts';
import type { Numbered } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';
import { Answered } from './answered.tsx';
import { Themes } from './themes.tsx';
import type { Solving } from './use-puzzle.ts';

export interface TaskProps {
  readonly one: Numbered;
  readonly set: SetPuzzle;
  readonly seats: readonly SeatInfo[];
  readonly solving: Solving;
  readonly specOf: SpecOf;
  readonly onHint: () => void;
}

/** First what it is about, then where. */
const MOST_HINTS = 2;

/** What is to be done, hints, and afterwards how it was done. */
export function Task(props: TaskProps) {
  return props.solving.phase === 'asked' ? <Asked {...props} /> : <Answered {...props} />;
}

function Asked({ one: { puzzle }, set, seats, solving: { hints }, onHint }: TaskProps) {
  const { say } = usePuzzleWords();
  const { t } = useWords();
  const { colour } = seats[set.game.toMove];
  return (
    <section className="task" aria-label={say('task')}>
      <p className="task-words">
        <SeatBadge colour={colour} />
        <span>{say('task.about', { colour: t(`colour.${colour}`) })}</span>
      </p>
      <div className="task-hints" aria-live="polite">
        {hints > 0 && <Themes themes={puzzle.themes} />}
        {hints > 1 && <p className="small">{say('hint.place')}</p>}
      </div>
      {hints < MOST_HINTS && (
        <button type="button" className="task-hint" onClick={onHint}>
          <Icon name="help" />
          {hints === 0 ? say('hint') : say('hint.more')}
        </button>
      )}
    </section>
  );
}
