import type { Language } from '@bastide/rules';
import { loadWords } from '../../texts/catalogue.ts';
import { keepOffline } from '../keep-offline.ts';
import { changeSettings } from './settings.ts';

/** Speaks another language from now on, as soon as all its words are here; if they can't be fetched, nothing changes. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadWords(language);
  changeSettings({ language });
  keepOffline(language);
}
