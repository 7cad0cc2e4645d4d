import { catalogue } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import { rulebookTexts } from '../texts/catalogue.ts';

/** An option of the set-up with all it can be, the default first; the words are those of the set-up. */
export function OptionBox({ option }: { readonly option: string }) {
  const say = useCatalogue(rulebookTexts);
  const { name } = useWords();
  return (
    <aside className="option-box" aria-label={`${say('option')}, ${name('option', option)}`}>
      <p className="option-name">
        <span>{say('option')}</span> <strong>{name('option', option)}</strong>
      </p>
      {hasText(`option.${option}.about`) && <p>{name('option', `${option}.about`)}</p>}
      <ul>
        {valuesOf(option).map((value, i) => (
          <li key={value}>
            {name('option', `${option}.${value}`)}
            {i === 0 && <small className="option-default">{say('option.default')}</small>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Options of the core have no list in the catalogue: who begins, and parts left out. */
const CORE: Readonly<Record<string, readonly string[]>> = { firstPlayer: ['random'], omit: [] };

function valuesOf(option: string): readonly string[] {
  const spec = catalogue.flatMap(({ options = {} }) => options[option] ?? [])[0];
  return spec === undefined ? (CORE[option] ?? []) : spec.values.map(String);
}
