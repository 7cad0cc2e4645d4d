import { describedLanguage, isReader, localeOf } from './described.ts';
import type { Language } from './languages.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * A text as it is said: `{who}` filled in, of `{n|tile|tiles}` the form that n asks for, of `{who|your|{who}’s}` the first where the reader is meant,
 * words and spaces as the language has them. Forms of numbers stand in the order zero, one, two, few, many, other, as far as the language
 * has them; the last one stands for all that are not there.
 */
export function sayText(lang: Language, text: string, params: TextParams = {}): string {
  const { unbroken } = describedLanguage(lang);
  const worded = elided(lang, inOlderWords(lang, text), params);
  return filled(lang, unbroken === undefined ? worded : worded.replace(unbroken, NO_BREAK_SPACE), params);
}

function filled(lang: Language, text: string, params: TextParams): string {
  return text.replace(PARAMETER, (hole, name: string, forms?: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (forms !== undefined) return filled(lang, formFor(lang, value, forms.slice(1).split('|')), params);
    return isReader(String(value)) ? describedLanguage(lang).you : String(value);
  });
}

/** Words that are said as one with the name after them. */
function elided(lang: Language, text: string, params: TextParams): string {
  const rule = describedLanguage(lang).elided;
  if (rule === undefined) return text;
  return text.replace(rule.word, (whole, short: string, name: string) =>
    rule.before.test(String(params[name])) ? `${short}’` : whole,
  );
}

/** A word that begins a sentence does so in older words, too; one in quotes is spoken of, and stays. */
function inOlderWords(lang: Language, text: string): string {
  const instead = describedLanguage(lang).instead;
  if (instead === undefined) return text;
  const words = new RegExp(`(?<!\\p{L}|« )(${Object.keys(instead).join('|')})(?!\\p{L})`, 'giu');
  return text.replace(words, (word) => {
    const other = instead[word.toLowerCase()];
    return word === word.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
  });
}

/** `Aude, Simon and Blanche`, as the language writes it, or with `or`. */
export function sayList(
  lang: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(lang), { type }).format(items);
}

/** The parameters a text names. */
export function paramsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
}

// A form may name a parameter itself.
const PARAMETER = /\{(\w+)((?:\|(?:[^|{}]|\{\w+\})*){2,})?\}/g;
const NO_BREAK_SPACE = '\u00a0';
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function formFor(lang: Language, value: string | number, forms: readonly string[]): string {
  if (typeof value === 'string') return forms[isReader(value) ? 0 : 1];
  const { rules, there } = pluralsOf(lang);
  return forms[Math.min(there.indexOf(rules.select(value)), forms.length - 1)];
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
