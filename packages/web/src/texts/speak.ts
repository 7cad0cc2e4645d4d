import { type Language, sayNamed } from '@bastide/rules';
import { hasText, type TextParams } from '@bastide/rules/internal';
import { catalogueOf, sayFrom } from './catalogue.ts';
import type { PageKey } from './en.ts';

export type Params = TextParams;

/** The words every screen needs. */
export const pageTexts = catalogueOf<PageKey>(import.meta.glob('./??.ts'));

/** The page's own words in a language. */
export function speak(lang: Language, key: PageKey, params: Params = {}): string {
  return sayFrom(pageTexts, lang)(key, params);
}

/** A name of the game's words by a key made from the engine's names, or the name itself. */
export function nameOf(lang: Language, family: string, name: string): string {
  const key = `${family}.${name}`;
  return hasText(key) ? sayNamed(lang, key) : name;
}

/** Whose scorer: `your marker`, `Aude’s marker`. */
export function scorerOf(lang: Language, scorer: string, who: string): string {
  const key = `scorer.${scorer}.of`;
  return hasText(key) ? sayNamed(lang, key, { who }) : scorer;
}
