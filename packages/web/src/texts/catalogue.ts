import { levelTexts } from '@bastide/bots';
import { type Language, loadTexts } from '@bastide/rules';
import { type ByLanguage, byLanguage, sayText, type TextParams } from '@bastide/rules/internal';

/** The words of a part of the page, the same keys in every language. */
export type Catalogue<Key extends string> = ByLanguage<Readonly<Record<Key, string>>>;

export type Say<Key extends string> = (key: Key, params?: TextParams) => string;

/** The words in files named after their languages, `./texts/fr.ts`, each of which exports its name. */
export function catalogueOf<Key extends string>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Catalogue<Key> {
  return partOfPage(
    byLanguage(async (lang) => {
      const [, fetch] = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ts`)) ?? [];
      if (fetch === undefined) throw new Error(`there are no words in “${lang}” here`);
      return ((await fetch()) as Readonly<Record<Language, Readonly<Record<Key, string>>>>)[lang];
    }),
  );
}

/** Whatever the parts of the page that are here by now have in each language. */
const parts: ByLanguage<unknown>[] = [];

/** Lets something be fetched together with the language. */
export function partOfPage<Value>(part: ByLanguage<Value>): ByLanguage<Value> {
  parts.push(part);
  return part;
}

/** Fetches all words in a language that the page needs by now: those of the game and of every part that is here. */
export async function loadWords(lang: Language): Promise<void> {
  const here = parts.length;
  await Promise.all([loadTexts(lang), levelTexts.load(lang), ...parts.map((part) => part.load(lang))]);
  // A part may have come in the meantime.
  if (parts.length > here) await loadWords(lang);
}

export function sayFrom<Key extends string>(catalogue: Catalogue<Key>, lang: Language): Say<Key> {
  return (key, params = {}) => sayText(lang, catalogue.in(lang)[key], params);
}
