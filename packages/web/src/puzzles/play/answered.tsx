import { viewOf } from '@bastide/rules';
import { useEffect, useRef } from 'react';
import { wayOf } from '../../analysis/way.ts';
import { WayPicture } from '../../analysis/way-picture.tsx';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { addressOf } from '../address.ts';
import { useProgress } from '../progress.ts';
import { type Numbered, nextAfter } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';
import { solutionWords } from './solution-words.ts';
import type { TaskProps } from './task.tsx';
import { Themes } from './themes.tsx';
import type { Solving } from './use-puzzle.ts';

/** How it came out. */
type Came = 'judging' | 'right' | 'wrong' | 'solution';

function cameOf({ phase, verdict }: Solving): Came {
  if (phase === 'showing') return 'solution';
  if (phase === 'judging' || verdict === undefined) return 'judging';
  return verdict.right ? 'right' : 'wrong';
}

/** What the turn was worth beside the best one; or the solution, step by step. */
export function Answered({ one, set, seats, solving, specOf }: TaskProps) {
  const { say, points } = usePuzzleWords();
  const { lang } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const came = cameOf(solving);
  const { verdict } = solving;
  const { margin, themes } = one.puzzle;
  // Whoever plays with the keys or listens goes on from here.
  useEffect(() => {
    if (came !== 'judging') heading.current?.focus({ preventScroll: true });
  }, [came]);
  const names = seats.map(({ name }) => name);
  const steps = came === 'solution' ? solutionWords(set, lang, names, specOf) : [];
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
      {came === 'right' && <p>{say('right.about', { points: points(margin) })}</p>}
      {verdict !== undefined && came !== 'solution' && <Worth loss={verdict.loss.points} margin={margin} />}
      {steps.length > 0 && (
        <WayPicture
          way={wayOf(set.game, set.solution)}
          tone="better"
          seat={set.game.toMove}
          seats={seats}
          specOf={specOf}
          tiles={viewOf(set.game).tiles}
        />
      )}
      {steps.length > 0 && (
        <ol className="solution-steps">
          {steps.map(({ step, words }) => (
            <li key={step}>{words}</li>
          ))}
        </ol>
      )}
      {(came === 'solution' || came === 'right') && <Themes themes={themes} />}
      {came !== 'judging' && <Actions one={one} solving={solving} came={came} />}
    </section>
  );
}

interface ActionsProps {
  readonly one: Numbered;
  readonly solving: Solving;
  readonly came: Came;
}

/** What one can do now; what is likeliest wanted stands out. */
function Actions({ one, solving: { verdict, again, show }, came }: ActionsProps) {
  const { say } = usePuzzleWords();
  const { puzzles: traces } = useProgress();
  const next = nextAfter(one, (id) => traces[id]?.solved !== undefined);
  const isExact = verdict?.loss.points === 0;
  return (
    <div className="task-actions">
      {came !== 'right' && (
        <button type="button" className={came === 'wrong' ? 'primary' : ''} onClick={again}>
          <Icon name="undo" />
          {say('again')}
        </button>
      )}
      {came !== 'solution' && !isExact && (
        <button type="button" onClick={show}>
          <Icon name="eye" />
          {say('show')}
        </button>
      )}
      {next && (
        <a className={came === 'wrong' ? 'button' : 'button primary-link'} href={addressOf(next.puzzle.id)}>
          {say('next')}
          <Icon name="pass" />
        </a>
      )}
    </div>
  );
}

interface WorthProps {
  /** Points the own way is worse than the best; below 0 if it came out better. */
  readonly loss: number;
  readonly margin: number;
}

/** Differences below this are luck. */
const EVEN = 0.05;

/** The best way and one's own side by side, in points. */
function Worth({ loss, margin }: WorthProps) {
  const { say, points } = usePuzzleWords();
  const scale = Math.max(margin, loss, 1);
  const own = Math.max(0.04, 1 - Math.max(0, loss) / (1.25 * scale));
  return (
    <dl className="worth">
      <div>
        <dt>{say('worth.best')}</dt>
        <dd>
          <span className="worth-bar best" />
        </dd>
      </div>
      <div>
        <dt>{say('worth.own')}</dt>
        <dd>
          <span className="worth-bar own" style={{ width: `${100 * own}%` }} />
          <span className="worth-words">
            {Math.abs(loss) < EVEN
              ? say('worth.same')
              : loss > 0
                ? say('worth.less', { points: points(loss), n: Math.ceil(loss) })
                : say('worth.even')}
          </span>
        </dd>
      </div>
    </dl>
  );
}
