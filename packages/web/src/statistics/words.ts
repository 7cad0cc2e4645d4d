import type { Language } from '@bastide/rules';
import { localeOf, sayList } from '@bastide/rules/internal';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords } from '../app/words.ts';
import type { Say } from '../texts/catalogue.ts';
import { rounded, signed } from '../texts/decimal.ts';
import { statisticsTexts } from './texts/catalogue.ts';
import type { StatisticsKey } from './texts/en.ts';

export interface StatisticsWords {
  readonly lang: Language;
  readonly say: Say<StatisticsKey>;
  /** `Aude, Bertrand and Clémence`. */
  list(items: readonly string[]): string;
  /** `Aude: 3 · Bertrand: 4`: things side by side. */
  row(items: readonly string[]): string;
  /** With so many digits after the point, at most. */
  number(value: number, digits?: number): string;
  /** With its sign, one digit after the point where it says something. */
  signed(value: number): string;
  date(time: number): string;
}

/** The words and numbers of this part of the page. */
export function useStatisticsWords(): StatisticsWords {
  const { lang } = useWords();
  const say = useCatalogue(statisticsTexts);
  return {
    lang,
    say,
    list: (items) => sayList(lang, items),
    row: (items) => items.join(' · '),
    number: (value, digits) => rounded(lang, value, digits),
    signed: (value) => signed(lang, value),
    date: (time) => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(time),
  };
}
