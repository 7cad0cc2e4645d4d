import { bookIn } from '@bastide/rules/internal';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords } from '../app/words.ts';
import { ruleLink } from '../rulebook/rule-link.ts';
import { whyTexts } from './texts/catalogue.ts';
import './why.css';

interface RuleLinksProps {
  readonly rules: readonly string[];
  /** Only the numbers, where room is small and the words say the rest. */
  readonly short?: boolean;
}

/** Links to rules by their number. They open beside the game, so that nobody leaves the table to read one. */
export function RuleLinks({ rules, short = false }: RuleLinksProps) {
  const say = useCatalogue(whyTexts);
  const book = bookIn(useWords().lang);
  return (
    <span className={short ? 'rule-links short' : 'rule-links'}>
      {rules.map((rule) => (
        <a
          key={rule}
          className="rule-link"
          href={ruleLink(rule, book)}
          target="_blank"
          rel="noopener"
          aria-label={say('rule.beside', { rule })}
          title={say('rule.beside', { rule })}
        >
          {short ? rule : say('rule', { rule })}
        </a>
      ))}
    </span>
  );
}
