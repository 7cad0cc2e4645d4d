import type { Texts } from '../expansion.ts';
import { byLanguage } from '../texts/by-language.ts';
import type { Language } from '../texts/languages.ts';
import { folders } from './catalogue.ts';
import { ourTexts, speakWith } from './our-texts.ts';
import { speech } from './speech.ts';

const files = byLanguage(async (lang) => {
  const ids = [
    ...new Set(folders.map(({ id, printingOf = id }: { id: string; printingOf?: string }) => printingOf)),
  ];
  const read = await Promise.all(ids.map(async (id) => [id, await textsIn(id, lang)] as const));
  speakWith(speech);
  ourTexts.set(lang, Object.fromEntries(read));
});

/** Fetches the words of our expansions in a language; before that nothing can be said in it. */
export function loadTexts(lang: Language): Promise<void> {
  return files.load(lang);
}

async function textsIn(folder: string, lang: Language): Promise<Texts> {
  return (await import(`./${folder}/texts/${lang}.ts`))[lang];
}
