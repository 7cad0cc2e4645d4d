import type { Texts } from '../expansion.ts';
import { byLanguage } from '../texts/by-language.ts';
import type { Language } from '../texts/languages.ts';
import { speaking } from './catalogue.ts';
import { ourTexts, speakWith } from './our-texts.ts';
import { speech } from './speech.ts';

const fetchers: Partial<
  Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, Texts>> }>>
> = speaking;

const files = byLanguage(async (lang) => {
  const { texts } = (await fetchers[lang]?.()) ?? {};
  if (texts === undefined) throw new Error(`there are no words of “${lang}”`);
  speakWith(speech);
  ourTexts.set(lang, texts);
});

/** Fetches the words of our expansions in a language; before that nothing can be said in it. */
export function loadTexts(lang: Language): Promise<void> {
  return files.load(lang);
}
