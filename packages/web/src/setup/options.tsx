import { hasText } from '@bastide/rules/internal';
import { useWords } from '../app/words.ts';
import type { PartProps } from './expansions.tsx';
import { optionsFor, setOption } from './plan.ts';

/** The options of the sets chosen, each with a sentence. */
export function OptionList({ plan, onChange }: PartProps) {
  const { t, name } = useWords();
  return (
    <details className="options">
      <summary>{t('setup.options')}</summary>
      <p>{t('setup.options.about')}</p>
      {optionsFor(plan).map((option) => (
        <label key={option.name} className="option">
          <strong>{name('option', option.name)}</strong>
          {hasText(`option.${option.name}.about`) && <span>{name('option', `${option.name}.about`)}</span>}
          <select
            value={String(option.value)}
            onChange={(event) => {
              const value = option.values.find((one) => String(one) === event.target.value);
              if (value !== undefined) onChange(setOption(plan, option.name, value));
            }}
          >
            {option.values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {name('option', `${option.name}.${value}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
