import { explainFailure, presets } from '@bastide/rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../app/words.ts';
import type { TableSetup } from '../session/types.ts';
import { ExpansionList } from './expansions.tsx';
import { keepGame, withKeptGame } from './kept-game.ts';
import { keepSeats, keptSeats } from './kept-seats.ts';
import { OptionList } from './options.tsx';
import { type Plan, planOf, presetOf, summaryOf, tableOf } from './plan.ts';
import { PresetList } from './presets.tsx';
import { useQuickGame } from './quick-game.ts';
import { usualName } from './seat-names.ts';
import { SeatList } from './seats.tsx';
import './setup.css';

export interface SetupProps {
  /** The plan of the last game, to begin with. */
  readonly last: TableSetup | undefined;
  readonly onStart: (table: TableSetup) => void;
}

const PERSON = { player: 'person' } as const;

/** Set-up: a preset, then single expansions and options, then who plays. */
export function Setup({ last, onStart }: SetupProps) {
  const { t, lang } = useWords();
  const { bot } = useQuickGame();
  const [plan, setPlan] = useState<Plan>(() => {
    const usual = [
      { name: usualName(PERSON, [], lang), colour: 'red', ...PERSON },
      { name: usualName(bot, [], lang), colour: 'blue', ...bot },
    ] as const;
    return withKeptGame(planOf('base', keptSeats() ?? last?.seats ?? usual));
  });
  // Counting puts a whole game together: it follows when the screen and what is typed are drawn.
  const counted = useDeferredValue<Plan | undefined>(plan, undefined);
  const summary = useMemo(() => (counted === undefined ? undefined : summaryOf(counted)), [counted]);
  const failure = summary !== undefined && 'error' in summary ? summary : undefined;
  const chosen = presetOf(plan);
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (failure !== undefined) return;
        keepSeats(plan.seats);
        keepGame(plan);
        onStart(tableOf(plan));
      }}
    >
      <PresetList plan={plan} onChange={setPlan} />
      <SeatList plan={plan} onChange={setPlan} />
      <label className="card purist">
        <input
          type="checkbox"
          checked={plan.purist ?? false}
          onChange={(event) => setPlan({ ...plan, purist: event.target.checked })}
        />
        <strong>{t('setup.purist')}</strong>
        <span>{t('setup.purist.about')}</span>
      </label>
      <ExpansionList plan={plan} onChange={setPlan} />
      <OptionList plan={plan} onChange={setPlan} />
      <div className="start" role="status">
        {failure !== undefined && (
          <p className="wrong">{t('setup.wrong', { why: explainFailure(lang, failure) })}</p>
        )}
        {summary !== undefined && !('error' in summary) && (
          <p>
            {t('setup.summary', summary)}
            {chosen !== undefined && (
              <>
                {' '}
                ·{' '}
                {t('setup.printed', {
                  from: presets[chosen].printedPlayers[0],
                  to: presets[chosen].printedPlayers[1],
                })}
              </>
            )}
          </p>
        )}
        <button type="submit" className="primary" disabled={failure !== undefined}>
          {t('setup.start')}
        </button>
      </div>
    </form>
  );
}
