import { type Language, sayText } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import type { Params } from './speak.ts';

/** The words of a part of the page that is loaded by itself: the same keys in every language. */
export type Catalogue<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export type Say<Key extends string> = (key: Key, params?: Params) => string;

export function sayFrom<Key extends string>(catalogue: Catalogue<Key>, lang: Language): Say<Key> {
  return (key, params = {}) => sayText(lang, catalogue[lang][key], params);
}

/** The words of a part of the page in the language chosen. */
export function useCatalogue<Key extends string>(catalogue: Catalogue<Key>): Say<Key> {
  return sayFrom(catalogue, useWords().lang);
}
