import type { SetPuzzle } from '@bastide/bots/puzzles';
import { useEffect, useRef } from 'react';
import { Icon } from '../../app/icon.tsx';
import { useWords } from '../../app/words.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo, SpecOf } from '../../session/types.ts';
import { addressOf } from '../address.ts';
import { useProgress } from '../progress.ts';
import { type Numbered, nextAfter } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';
import { solutionWords } from './solution-words.ts';
import type { Solving } from './use-puzzle.ts';
import { Worth } from './worth.tsx';

interface TaskProps {
  readonly one: Numbered;
  readonly set: SetPuzzle;
  readonly seats: readonly SeatInfo[];
  readonly solving: Solving;
  readonly specOf: SpecOf;
  readonly onHint: () => void;
}

const MOST_HINTS = 2;

/** What is to be done, hints, and afterwards how it was done. */
export function Task(props: TaskProps) {
  const { phase } = props.solving;
  if (phase === 'asked') return <Asked {...props} />;
  return <Answered {...props} />;
}

function Asked({ one: { puzzle }, set, seats, solving: { hints }, onHint }: TaskProps) {
  const { say } = usePuzzleWords();
  const { colour } = seats[set.game.toMove];
  const { t } = useWords();
  return (
    <section className="task" aria-label={say('task')}>
      <p className="task-words">
        <SeatBadge colour={colour} />
        <span>{say('task.about', { colour: t(`colour.${colour}`) })}</span>
      </p>
      <div className="task-hints" aria-live="polite">
        {hints > 0 && (
          <ul className="bare themes" aria-label={say('hint.themes')}>
            {puzzle.themes.map((theme) => (
              <li key={theme}>{say(`theme.${theme}`)}</li>
            ))}
          </ul>
        )}
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

function Answered({ one, set, seats, solving, specOf }: TaskProps) {
  const { phase, verdict, again, show } = solving;
  const { say, points } = usePuzzleWords();
  const { lang } = useWords();
  const { puzzles: traces } = useProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = nextAfter(one, (id) => traces[id]?.solved !== undefined);
  const isShowing = phase === 'showing';
  const came = isShowing ? 'solution' : verdict === undefined ? 'judging' : verdict.right ? 'right' : 'wrong';
  // Whoever plays with the keys or listens goes on from here.
  useEffect(() => {
    if (came !== 'judging') heading.current?.focus({ preventScroll: true });
  }, [came]);
  const names = seats.map(({ name }) => name);
  return (
    <section
      className="task answered"
      data-came={came}
      aria-label={say('task')}
      aria-busy={came === 'judging'}
    >
      <h2 ref={heading} tabIndex={-1}>
        {came === 'right' && <Icon name="check" />}
        {came === 'wrong' && <Icon name="close" />}
        {say(`came.${came}`)}
      </h2>
      {came === 'judging' && <progress aria-label={say('came.judging')} />}
      {came === 'right' && <p>{say('right.about', { points: points(one.puzzle.margin) })}</p>}
      {verdict !== undefined && !isShowing && <Worth loss={verdict.loss.points} margin={one.puzzle.margin} />}
      {(isShowing || came === 'right') && (
        <>
          <ol className="solution-steps">
            {isShowing &&
              solutionWords(set, lang, names, specOf).map((words) => <li key={words}>{words}</li>)}
          </ol>
          <ul className="bare themes" aria-label={say('hint.themes')}>
            {one.puzzle.themes.map((theme) => (
              <li key={theme}>{say(`theme.${theme}`)}</li>
            ))}
          </ul>
        </>
      )}
      {came !== 'judging' && (
        <div className="task-actions">
          {came === 'right' || (
            <button type="button" className={came === 'wrong' ? 'primary' : ''} onClick={again}>
              <Icon name="undo" />
              {say('again')}
            </button>
          )}
          {isShowing || (
            <button type="button" onClick={show}>
              <Icon name="eye" />
              {say('show')}
            </button>
          )}
          {next && (
            <a
              className={`button ${came === 'wrong' ? '' : 'primary-link'}`}
              href={addressOf(next.puzzle.id)}
            >
              {say('next')}
              <Icon name="pass" />
            </a>
          )}
        </div>
      )}
    </section>
  );
}
