import type { Language } from '@bastide/rules';
import { byLanguage, sayText, type TextParams } from '@bastide/rules/internal';
import type { PhraseKey } from './texts/en.ts';

/** To be loaded before anything is said. */
export const phraseTexts = byLanguage<Readonly<Record<PhraseKey, string>>>(
  async (lang) => (await import(`./texts/${lang}.ts`))[lang],
);

/** Words only the command line needs. */
export function phrase(lang: Language, key: PhraseKey, params: TextParams = {}): string {
  return sayText(lang, phraseTexts.in(lang)[key], params);
}
