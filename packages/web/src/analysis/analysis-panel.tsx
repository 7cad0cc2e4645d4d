import { levelAbout, levelName } from '@bastide/bots';
import { ANALYSTS, type Analyst } from '@bastide/bots/analysis';
import { memo, useDeferredValue, useId, useState } from 'react';
import type { ReplayPanelProps } from '../replay/panels/panels.tsx';
import './analysis.css';
import './curve/curve.css';
import './mistakes/mistakes.css';
import { Curve, type CurveProps } from './curve/curve.tsx';
import { Mistakes, type MistakesProps } from './mistakes/mistakes.tsx';
import type { RunState } from './run/run.ts';
import { Summary } from './summary.tsx';
import { useAnalysisWords } from './texts/words.ts';
import { useAnalysis } from './use-analysis.ts';

/** What a bot thinks of a game: curves, what was lost and what would have been better. */
export function AnalysisPanel(props: ReplayPanelProps) {
  const { session, state, seats, onGo } = props;
  const { say, lang } = useAnalysisWords();
  const { run, level, verdicts, begin, cancel } = useAnalysis(session);
  const isRunning = run?.is === 'running';
  /** What was pressed last here: the button is gone then, and the one in its place takes the focus. */
  const [pressed, press] = useState<'begin' | 'cancel'>();
  const onBegin = (by: Analyst) => {
    press('begin');
    begin(by);
  };
  const onCancel = () => {
    press('cancel');
    cancel();
  };
  // Drawn when there is nothing more urgent to do.
  const shown = useDeferredValue(verdicts);
  return (
    <div className="analysis">
      {level === undefined && <p>{say('about')}</p>}
      {isRunning && level !== undefined ? (
        <Progress run={run} level={level} takesFocus={pressed === 'begin'} onCancel={onCancel} />
      ) : (
        <Begin
          isAgain={level !== undefined}
          usual={level ?? 'baron'}
          takesFocus={pressed === 'cancel'}
          onBegin={onBegin}
        />
      )}
      {run?.is === 'failed' && <p role="alert">{say('failed')}</p>}
      {run === undefined && level !== undefined && (
        <p className="small">{say('by', { who: levelName(lang, level) })}</p>
      )}
      {shown.length > 0 && (
        <Results
          by={level}
          verdicts={shown}
          session={session}
          seats={seats}
          moment={state.moment}
          isDone={!isRunning}
          onGo={onGo}
          onGhost={props.onGhost}
          onRecall={props.onRecall}
        />
      )}
    </div>
  );
}

type ResultsProps = CurveProps & MistakesProps & { readonly by: Analyst | undefined };

const Results = memo(function Results({ by, moment, ...props }: ResultsProps) {
  const { verdicts, seats, onGo } = props;
  return (
    <>
      <Summary by={by} verdicts={verdicts} seats={seats} />
      <Curve verdicts={verdicts} seats={seats} moment={moment} onGo={onGo} />
      <Mistakes {...props} />
    </>
  );
});

interface BeginProps {
  readonly isAgain: boolean;
  readonly usual: Analyst;
  readonly takesFocus: boolean;
  readonly onBegin: (level: Analyst) => void;
}

/** Who is to look, and the button. */
function Begin({ isAgain, usual, takesFocus, onBegin }: BeginProps) {
  const { say, lang } = useAnalysisWords();
  const [level, setLevel] = useState<Analyst>(usual);
  const about = useId();
  return (
    <div className="analysis-begin">
      <label>
        {say('who')}
        <select
          value={level}
          aria-describedby={about}
          onChange={(event) => setLevel(ANALYSTS.find((one) => one === event.target.value) ?? 'baron')}
        >
          {ANALYSTS.map((one) => (
            <option key={one} value={one}>
              {levelName(lang, one)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={isAgain ? '' : 'primary'}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus={takesFocus}
        onClick={() => onBegin(level)}
      >
        {say(isAgain ? 'again' : 'begin')}
      </button>
      <p id={about} className="small">
        {levelAbout(lang, level)}
      </p>
    </div>
  );
}

interface ProgressProps {
  readonly run: RunState;
  readonly level: Analyst;
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
}

const MINUTE = 60_000;

function Progress({ run: { done, all, left }, level, takesFocus, onCancel }: ProgressProps) {
  const { say, lang } = useAnalysisWords();
  const what = useId();
  const rest =
    left === undefined
      ? undefined
      : left < 1.5 * MINUTE
        ? say('left', { s: Math.max(1, Math.round(left / 1000)) })
        : say('left.long', { m: Math.round(left / MINUTE) });
  return (
    <div className="analysis-progress">
      <p id={what}>{say('running', { who: levelName(lang, level) })}</p>
      <progress aria-labelledby={what} value={done} max={all ?? 1} />
      <p className="small" role="status">
        {all === undefined ? say('starting') : say('progress', { done, all })}
        {rest !== undefined && ` · ${rest}`}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
      <button type="button" autoFocus={takesFocus} onClick={onCancel}>
        {say('cancel')}
      </button>
    </div>
  );
}
