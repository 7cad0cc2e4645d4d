import { type PresetName, presets } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import type { PartProps } from './expansions.tsx';
import { planOf, presetOf } from './plan.ts';

const PRESETS = Object.keys(presets) as PresetName[];

/** Presets, each with a sentence; a mix of one's own is shown beside them. */
export function PresetList({ plan, onChange }: PartProps) {
  const { t, name } = useWords();
  const chosen = presetOf(plan);
  return (
    <fieldset className="presets">
      <legend>{t('setup.preset')}</legend>
      {PRESETS.map((preset) => (
        <label key={preset} className="card">
          <input
            type="radio"
            name="preset"
            checked={chosen === preset}
            onChange={() => onChange({ ...plan, ...planOf(preset, plan.seats) })}
          />
          <strong>{name('preset', preset)}</strong>
          <span>{name('preset', `${preset}.about`)}</span>
        </label>
      ))}
      {chosen === undefined && (
        <label className="card">
          <input type="radio" name="preset" checked readOnly />
          <strong>{t('setup.custom')}</strong>
          <span>{plan.sets.map((set) => name('set', set)).join(', ')}</span>
        </label>
      )}
    </fieldset>
  );
}
