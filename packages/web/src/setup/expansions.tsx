import { useWords } from '../app/words.ts';
import { setRulesLink } from '../rulebook/rule-link.ts';
import { expansionIds, type Plan, toggleSet } from './plan.ts';

export interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Single expansions, each with a sentence. */
export function ExpansionList({ plan, onChange }: PartProps) {
  const { t, name } = useWords();
  return (
    <fieldset className="expansions">
      <legend>{t('setup.sets')}</legend>
      {expansionIds.map((id) => (
        <div key={id} className="expansion">
          <label className="card">
            <input
              type="checkbox"
              checked={plan.sets.includes(id)}
              onChange={() => onChange(toggleSet(plan, id))}
            />
            <strong>{name('set', id)}</strong>
            <span>{name('set', `${id}.about`)}</span>
          </label>
          <p className="about-set">
            <a href={setRulesLink(id)} aria-label={`${t('menu.rules')}, ${name('set', id)}`}>
              {t('menu.rules')}
            </a>
            <a href={`#/learn/${id}`} aria-label={t('setup.learn.what', { set: name('set', id) })}>
              {t('setup.learn')}
            </a>
          </p>
        </div>
      ))}
    </fieldset>
  );
}
