import { explainChoice, type Language, type Option } from '@bastide/rules';

/** An answer in words, for buttons and lists. */
export function choiceWords(lang: Language, { target }: Option, names: readonly string[]): string {
  const words = explainChoice(lang, target, names);
  return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
}

/** `base/D-start` as people say it: its letter and its set. */
export function tileWords(id: string, nameOfSet: (set: string) => string): string {
  const [set, name] = id.split('/');
  return `${name} (${nameOfSet(set)})`;
}
