import { useWords } from '../app/words.ts';
import { printedAs } from '../expansions/gather.ts';
import { EmblemArt } from '../rulebook/emblem-art.tsx';
import { EMBLEMS } from '../rulebook/emblems.ts';
import { setRulesLink } from '../rulebook/rule-link.ts';
import './expansions.css';
import { expansionIds, type Plan, toggleSet } from './plan.ts';

export interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Single expansions, each with a tile of its own; what it is about is told to whoever asks. */
export function ExpansionList({ plan, onChange }: PartProps) {
  const { t, name } = useWords();
  return (
    <fieldset className="expansions">
      <legend>{t('setup.sets')}</legend>
      {expansionIds.map((id) => (
        <div key={id} className="expansion">
          <label className="card">
            <SetEmblem id={id} />
            <strong>{name('set', id)}</strong>
            <input
              type="checkbox"
              checked={plan.sets.includes(id)}
              onChange={() => onChange(toggleSet(plan, id))}
            />
          </label>
          <details className="about-set">
            <summary aria-label={t('setup.about.what', { set: name('set', id) })}>{t('setup.about')}</summary>
            <p>{name('set', `${id}.about`)}</p>
            <p className="about-links">
              <a href={setRulesLink(id)} aria-label={`${t('menu.rules')}, ${name('set', id)}`}>
                {t('menu.rules')}
              </a>
              <a href={`#/learn/${id}`} aria-label={t('setup.learn.what', { set: name('set', id) })}>
                {t('menu.learn')}
              </a>
            </p>
          </details>
        </div>
      ))}
    </fieldset>
  );
}

/** Sets of others may have no chapter, and so no emblem. */
function SetEmblem({ id }: { readonly id: string }) {
  const emblem = EMBLEMS[id] ?? EMBLEMS[printedAs(id)];
  return emblem === undefined ? <span className="emblem" /> : <EmblemArt emblem={emblem} />;
}
