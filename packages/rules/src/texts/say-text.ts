import { describedLanguage, type Language } from './languages.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * A text as it is said: `{who}` filled in, of `{n|tile|tiles}` the form that n asks for, spaces as the language has them. Forms stand in
 * the order zero, one, two, few, many, other, as far as the language has them; the last one stands for all that are not there.
 */
export function sayText(lang: Language, text: string, params: TextParams = {}): string {
  const { unbroken } = describedLanguage(lang);
  const typeset = unbroken === undefined ? text : text.replace(unbroken, NO_BREAK_SPACE);
  return typeset.replace(PARAMETER, (hole, name: string, forms?: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return forms === undefined ? String(value) : formFor(lang, Number(value), forms.slice(1).split('|'));
  });
}

/** `Aude, Simon and Blanche`, as the language writes it, or with `or`. */
export function sayList(
  lang: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const { lists = lang } = describedLanguage(lang);
  return new Intl.ListFormat(lists, { type }).format(items);
}

/** The parameters a text names. */
export function paramsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PARAMETER)].map(([, name]) => name))].sort();
}

const PARAMETER = /\{(\w+)((?:\|[^|{}]*){2,})?\}/g;
const NO_BREAK_SPACE = '\u00a0';
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function formFor(lang: Language, n: number, forms: readonly string[]): string {
  const { rules, there } = pluralsOf(lang);
  return forms[Math.min(there.indexOf(rules.select(n)), forms.length - 1)];
}

/** Made once for each language: it takes longer than all the rest of a sentence. */
const plurals = new Map<Language, { rules: Intl.PluralRules; there: Intl.LDMLPluralRule[] }>();

function pluralsOf(lang: Language) {
  const known = plurals.get(lang);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(lang);
  const { pluralCategories } = rules.resolvedOptions();
  const made = { rules, there: FORMS.filter((form) => pluralCategories.includes(form)) };
  plurals.set(lang, made);
  return made;
}
