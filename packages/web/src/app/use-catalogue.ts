import { use } from 'react';
import { type Catalogue, loadWords, type Say, sayFrom } from '../texts/catalogue.ts';
import { currentSettings } from './settings/settings.ts';
import { useWords } from './words.ts';

/** The words of a part of the page in the language chosen. */
export function useCatalogue<Key extends string>(catalogue: Catalogue<Key>): Say<Key> {
  const { lang } = useWords();
  if (!catalogue.isLoaded(lang)) use(catalogue.load(lang));
  return sayFrom(catalogue, lang);
}

/** A part of the page that comes later, together with its words: nothing is shown that can't speak yet. */
export async function withWords<Module>(coming: Promise<Module>): Promise<Module> {
  const module = await coming;
  const { language } = currentSettings();
  await loadWords(language);
  // The language may have been changed in the meantime.
  return currentSettings().language === language ? module : withWords(coming);
}
