import type { Language } from '@bastide/rules';
import { inFiles, sayText, type TextParams } from '@bastide/rules/internal';
import type { PhraseKey } from './texts/en.ts';
import { files } from './texts/files.ts';

/** To be loaded before anything is said. */
export const phraseTexts = inFiles<Readonly<Record<PhraseKey, string>>>(files);

/** Words only the command line needs. */
export function phrase(lang: Language, key: PhraseKey, params: TextParams = {}): string {
  return sayText(lang, phraseTexts.in(lang)[key], params);
}
