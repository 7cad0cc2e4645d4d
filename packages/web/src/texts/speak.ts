import { hasText, type Language, sayNamed, sayText } from '@bastide/rules';
import { en, type PageKey } from './en.ts';
import { fr } from './fr.ts';

export type Params = Readonly<Record<string, string | number>>;

/** The page's own words in a language. */
export function speak(lang: Language, key: PageKey, params: Params = {}): string {
  return sayText(lang, (lang === 'fr' ? fr : en)[key], params);
}

/** A name of the game's words by a key made from the engine's names, or the name itself. */
export function nameOf(lang: Language, family: string, name: string): string {
  const key = `${family}.${name}`;
  return hasText(key) ? sayNamed(lang, key) : name;
}
