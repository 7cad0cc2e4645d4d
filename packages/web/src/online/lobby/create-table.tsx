import { explainFailure } from '@bastide/rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { ExpansionList } from '../../setup/expansions.tsx';
import { OptionList } from '../../setup/options.tsx';
import { type Plan, summaryOf } from '../../setup/plan.ts';
import { PresetList } from '../../setup/presets.tsx';
import '../../setup/setup.css';
import { goOnline, writeAddress } from '../address.ts';
import { api, codeOf } from '../api.ts';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { willSit } from '../table/arrivals.ts';
import { useOnlineWords } from '../texts/words.ts';
import { GuestList } from './guest-list.tsx';
import './lobby.css';
import { type Draft, keepDraft, lastDraft, planFor, requestOf } from './draft.ts';
import { TermsForm } from './terms-form.tsx';

/** Lays a table: what is played as for a game on this screen, then who may come and how it is played. */
export function CreateTable() {
  const { o, t, lang, why } = useOnlineWords();
  const [draft, setDraft] = useState(lastDraft);
  const [wrong, setWrong] = useState<string>();
  const plan = planFor(draft);
  const counted = useDeferredValue<Draft | undefined>(draft, undefined);
  const summary = useMemo(() => (counted === undefined ? undefined : summaryOf(planFor(counted))), [counted]);
  const failure = summary !== undefined && 'error' in summary ? summary : undefined;
  const change = (some: Partial<Draft>) => setDraft({ ...draft, ...some });
  const setPlan = (next: Plan) => change({ plan: next });
  const create = async () => {
    try {
      const { game } = await api.create(requestOf(draft));
      keepDraft(draft);
      willSit(game);
      goOnline({ at: 'table', game, key: undefined });
    } catch (error) {
      setWrong(why(codeOf(error)));
    }
  };
  return (
    <main id="main" tabIndex={-1} className="online">
      <TurnsElsewhere />
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (failure === undefined) void create();
        }}
      >
        <h1>{o('create.title')}</h1>
        <PresetList plan={plan} onChange={setPlan} />
        <GuestList guests={draft.guests} onChange={(guests) => change({ guests })} />
        <TermsForm draft={draft} onChange={change} />
        <ExpansionList plan={plan} onChange={setPlan} />
        <OptionList plan={plan} onChange={setPlan} />
        <div className="start" role="status">
          {wrong !== undefined && <p className="wrong">{wrong}</p>}
          {failure !== undefined && (
            <p className="wrong">{t('setup.wrong', { why: explainFailure(lang, failure) })}</p>
          )}
          {summary !== undefined && !('error' in summary) && <p>{t('setup.summary', summary)}</p>}
          <span className="row">
            <a className="button" href={writeAddress({ at: 'lobby' })}>
              {o('to-lobby')}
            </a>
            <button type="submit" className="primary" disabled={failure !== undefined}>
              {o('create.do')}
            </button>
          </span>
        </div>
      </form>
    </main>
  );
}
