import type { Expansion, Texts } from '../expansion.ts';
import { filesOf, type Language, sourceLanguage } from '../texts/languages.ts';
import type { Speech } from './speech.ts';

/** The texts of our own expansions by language, then by folder: a cache, filled by `loadTexts`. Workers that say nothing never fill it. */
export const ourTexts = new Map<Language, Readonly<Record<string, Texts>>>();

/** What they are said with: a cache, filled together with the first of them. */
const spoken: { with?: Speech } = {};

export function speakWith(speech: Speech): void {
  spoken.with = speech;
}

export function ourSpeech(): Speech {
  if (spoken.with === undefined)
    throw new Error(`no words are loaded: await loadTexts('${sourceLanguage}') first`);
  return spoken.with;
}

/**
 * The texts of an expansion in a language. Ours are in files of their own; one from elsewhere brings those it has, and speaks another language
 * where it lacks this one.
 */
export function textsOf({ id, printingOf = id, texts }: Expansion, wanted: Language): Texts {
  const lang = filesOf(wanted);
  if (texts !== undefined) return texts[lang] ?? texts[sourceLanguage] ?? Object.values(texts)[0] ?? {};
  const ours = ourTexts.get(lang);
  if (ours === undefined)
    throw new Error(`the words of “${lang}” are not loaded: await loadTexts('${lang}') first`);
  return ours[printingOf] ?? {};
}
