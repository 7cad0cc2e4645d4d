import type { ReactNode } from 'react';
import { useOnlineWords } from '../texts/words.ts';
import { CLOCK_NAMES, type Draft, OWN_CLOCKS } from './draft.ts';

interface TermsFormProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

const TIMEOUTS = ['bot', 'out'] as const;
const WATCHES = ['all', 'link', 'none'] as const;
const VISIBILITIES = ['public', 'link'] as const;

/** How a table is played: time, help, who may come and who may watch. */
export function TermsForm({ draft, onChange }: TermsFormProps) {
  const { o } = useOnlineWords();
  const clocks: readonly Draft['clock'][] = [...CLOCK_NAMES, ...OWN_CLOCKS];
  return (
    <fieldset className="terms">
      <legend>{o('create.terms')}</legend>
      <Choice label={o('create.clock')}>
        <select
          value={draft.clock}
          onChange={(event) =>
            onChange({ clock: clocks.find((one) => one === event.target.value) ?? 'none' })
          }
        >
          {clocks.map((clock) => (
            <option key={clock} value={clock}>
              {o(`clock.${clock}`)}
            </option>
          ))}
        </select>
      </Choice>
      {draft.clock === 'own' && (
        <>
          <Amount
            label={o('create.minutes')}
            value={draft.minutes}
            from={0.1}
            to={1440}
            step={0.1}
            onChange={(minutes) => onChange({ minutes })}
          />
          <Amount
            label={o('create.seconds')}
            value={draft.seconds}
            from={0}
            to={3600}
            step={1}
            onChange={(seconds) => onChange({ seconds })}
          />
        </>
      )}
      {draft.clock === 'own-days' && (
        <Amount
          label={o('create.days')}
          value={draft.days}
          from={1}
          to={30}
          step={1}
          onChange={(days) => onChange({ days })}
        />
      )}
      {draft.clock !== 'none' && (
        <Choice label={o('create.timeout')}>
          <Picker
            values={TIMEOUTS}
            value={draft.timeout}
            words={(one) => o(`create.timeout.${one}`)}
            onPick={(timeout) => onChange({ timeout })}
          />
        </Choice>
      )}
      <Choice label={o('create.visibility')}>
        <Picker
          values={VISIBILITIES}
          value={draft.visibility}
          words={(one) => o(`create.visibility.${one}`)}
          onPick={(visibility) => onChange({ visibility })}
        />
      </Choice>
      <Choice label={o('create.watch')}>
        <Picker
          values={WATCHES}
          value={draft.watch}
          words={(one) => o(`create.watch.${one}`)}
          onPick={(watch) => onChange({ watch })}
        />
      </Choice>
      <label className="switch">
        <input type="checkbox" checked={draft.help} onChange={() => onChange({ help: !draft.help })} />
        {o('create.help')}
      </label>
      {draft.help && (
        <label className="switch">
          <input type="checkbox" checked={draft.hints} onChange={() => onChange({ hints: !draft.hints })} />
          {o('create.hints')}
        </label>
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={draft.bestOf === 3}
          onChange={() => onChange({ bestOf: draft.bestOf === 3 ? 1 : 3 })}
        />
        {o('create.best-of-three')}
      </label>
      <label className="switch">
        <input type="checkbox" checked={draft.rated} onChange={() => onChange({ rated: !draft.rated })} />
        {o('create.rated')}
      </label>
      {draft.rated && draft.visibility === 'link' && <p className="small">{o('create.rated.link')}</p>}
    </fieldset>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="choice">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface PickerProps<T extends string> {
  readonly values: readonly T[];
  readonly value: T;
  readonly words: (value: T) => string;
  readonly onPick: (value: T) => void;
}

function Picker<T extends string>({ values, value, words, onPick }: PickerProps<T>) {
  return (
    <select
      value={value}
      onChange={(event) => onPick(values.find((one) => one === event.target.value) ?? value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </select>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, from, to, step, onChange }: AmountProps) {
  return (
    <Choice label={label}>
      <input
        type="number"
        value={value}
        min={from}
        max={to}
        step={step}
        required
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Choice>
  );
}
